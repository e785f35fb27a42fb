/** A statement as PostgreSQL's log has it. */
export interface LoggedStatement {
  /** With $1 and its like; a statement that was sent without parameters has none. */
  sql: string;
  /** In order; null for NULL. */
  params: (string | null)[];
}

/** What the lines have to begin with: the process of the session. */
export const LOG_LINE_PREFIX = '<%p> ';
const LINE = /^<(\d+)> (LOG|DETAIL): {2}(.*)$/s;
const STATEMENT = /^(?:execute [^:]*|statement): (.*)$/s;
const PARAMETER = /\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g;

/** The statements of each session, in order, from the lines that a server with log_statement = 'all' writes; by the session's process. */
export function readStatements(lines: readonly string[]): Map<string, LoggedStatement[]> {
  const sessions = new Map<string, LoggedStatement[]>();
  for (const entry of entries(lines)) {
    const [, session = '', level, text = ''] = LINE.exec(entry) ?? [];
    const statements = sessions.get(session) ?? [];
    const sql = STATEMENT.exec(text)?.[1];
    const last = statements.at(-1);
    if (level === 'LOG' && sql !== undefined) sessions.set(session, [...statements, { sql, params: [] }]);
    else if (level === 'DETAIL' && last !== undefined) last.params = [...text.matchAll(PARAMETER)].map(([, value]) => value?.replaceAll("''", "'") ?? null);
  }
  return sessions;
}

/** Lines that begin with a tab go on with the one before. */
function entries(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (line.startsWith('\t') && whole.length > 0) whole.push(`${whole.pop()}\n${line.slice(1)}`);
    else whole.push(line);
  }
  return whole;
}
