import { keepRunning, type Supervised } from './keep-running';

const READY_POLL_LIMIT_MS = 2_000;
/**
 * Several processes share one machine with whatever else runs there: what is young is collected at 4 MiB and not at 16; what is old
 * at half again of what was in use, as V8 does where the bound is low, and not at four times; and native code has two arenas to allocate from and not eight
 * per processor (docs/benchmarks.md).
 */
const SMALL_HEAP = ['--max-semi-space-size=4', '--max-old-space-size=512'];
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

export type { Supervised };

/** What {@link supervise} runs. */
export interface ProcessOptions {
  name: string;
  /** The JavaScript file that Node runs. */
  script: string;
  /** What the program is called with. */
  args?: string[];
  env: NodeJS.ProcessEnv;
  /** Answers 200 when the process is ready. */
  readyUrl: string;
  /** Receives every line of both outputs. */
  line: (line: string) => void;
  /** Receives what the supervisor itself has to say. */
  notice: (sentence: string) => void;
}

/** Runs a program in Node and keeps it running, see {@link keepRunning}. */
export function supervise({ script, args = [], env, readyUrl, ...rest }: ProcessOptions): Supervised {
  return keepRunning({
    ...rest,
    command: [process.execPath, '--enable-source-maps', ...SMALL_HEAP, script, ...args],
    env: { ...FEW_ARENAS, ...env, LAUNCHED: '1' },
    ask: () => askUrl(readyUrl),
  });
}

/** What a readiness address says: 'ready', or why not. */
export async function askUrl(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(READY_POLL_LIMIT_MS) });
    const body = await response.text();
    return response.ok ? 'ready' : body;
  } catch {
    return 'no answer';
  }
}
