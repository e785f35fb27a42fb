/** Where a process's lines go: one call per line, without the line break. */
export type LineSink = (source: string, line: string) => void;

const RESET = '\x1b[0m';
const DIM = '\x1b[2m';
const LEVEL_COLOURS: Partial<Record<string, string>> = { warn: '\x1b[33m', error: '\x1b[31m', fatal: '\x1b[31m' };
const SOURCE_COLOURS = ['\x1b[36m', '\x1b[35m', '\x1b[34m', '\x1b[32m', '\x1b[33m', '\x1b[96m', '\x1b[95m'];
/** Fields that a short line shows elsewhere or not at all. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err']);
/** One line per request from each service on its way: told in full by the raw lines, and here only when it went wrong. */
const ROUTINE = new Set(['request', 'call', 'call refused']);
const SOURCE_WIDTH = 8;
const VALUE_LIMIT = 120;

/** Shows the services' structured lines as short ones with the service's name in front, without those of routine; what is no JSON is shown as it is. */
export function prettyLines(write: (text: string) => void, colours: boolean): LineSink {
  const seen: string[] = [];
  const paint = (colour: string | undefined, text: string): string => (colours && colour !== undefined ? `${colour}${text}${RESET}` : text);
  return (source, line) => {
    if (!seen.includes(source)) seen.push(source);
    const name = paint(SOURCE_COLOURS[seen.indexOf(source) % SOURCE_COLOURS.length], source.padEnd(SOURCE_WIDTH));
    const record = parse(line);
    if (record === undefined) return write(`${name} ${line}\n`);
    const level = text(record['level'] ?? 'info');
    if (level === 'info' && ROUTINE.has(text(record['msg']))) return;
    const message = paint(LEVEL_COLOURS[level], `${level === 'info' ? '' : `${level}: `}${text(record['msg'])}`);
    write(`${paint(DIM, clockOf(record['time']))} ${name} ${message}${paint(DIM, fieldsOf(record))}\n${causeOf(record['err'])}`);
  };
}

/** Leaves the lines as they are; what is no JSON becomes a record, so that every line is one. */
export function jsonLines(write: (text: string) => void): LineSink {
  return (source, line) => {
    const record = parse(line) === undefined ? JSON.stringify({ level: 'info', time: new Date().toISOString(), name: source, msg: line }) : line;
    write(`${record}\n`);
  };
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The time of day on this machine's clock. */
function clockOf(time: unknown): string {
  const date = typeof time === 'string' || typeof time === 'number' ? new Date(time) : new Date();
  return date.toTimeString().slice(0, 8);
}

function fieldsOf(record: Record<string, unknown>): string {
  return Object.entries(record)
    .filter(([key, value]) => !LEFT_OUT.has(key) && value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}=${text(value).slice(0, VALUE_LIMIT)}`)
    .join('');
}

function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { stack, message, cause } = error as { stack?: unknown; message?: unknown; cause?: unknown };
  const before = causeOf(cause);
  return `${text(stack ?? message)}\n${before && `caused by ${before}`}`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
