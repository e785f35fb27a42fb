import type { Supervised } from '../local/keep-running';

/** What a server of a part is run with. */
export interface RunOptions {
  /** A folder of its own, made when it is missing. */
  dataDir: string;
  /** Receives the lines of the server. */
  line: (line: string) => void;
  /** Receives what the supervisor itself has to say. */
  notice: (sentence: string) => void;
}

/** A server that runs for this launcher, ready to be used. */
export interface RunningPart {
  server: Supervised;
  /** What the services are told of it. */
  env: NodeJS.ProcessEnv;
}

/** A program that can be run, or a sentence that says why there is none. */
export type Got = { run: (options: RunOptions) => Promise<RunningPart> } | { missing: string };

/** A part of the product that the embedded setting does without: a server behind a port of the kit. */
export interface Part {
  name: string;
  /** The variables that tell the services where it is; the first one is its address. */
  variables: readonly [address: string, ...rest: string[]];
  /**
   * Finds the server's program on the PATH, or installs it.
   * @param notice is told of an install, which takes a while
   */
  get(notice: (sentence: string) => void): Promise<Got>;
}
