import type { Clock, Logger } from '@oddsmates/kit';

/** How the provider is called. */
export type OddsApiSettings = {
  /** 'https://api.the-odds-api.com', without a path. */
  url: string;
  /** A secret: it travels in the query, so no address of a request is ever written anywhere. */
  key: string;
  /** Whose bookmakers, 'us' or 'us,uk'. A reading of a sport's odds costs three requests of the plan for each. */
  regions: string;
  clock: Clock;
  log: Logger;
  /** Waits and limits, in milliseconds; the usual ones when left out. */
  times?: CallTimes;
};

/** The limits of one call. */
export type CallTimes = {
  /** How long one attempt may take. */
  attemptMs: number;
  /** How long all attempts and the waits between them may take: somebody waits for the answer. */
  totalMs: number;
  /** The wait after the first failure, and the longest. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** The wait after being told that there were too many requests at once. */
  tooFastWaitMs: number;
};

/** The caller's five seconds leave room for the answer. */
export const USUAL_TIMES: CallTimes = { attemptMs: 2_500, totalMs: 4_500, firstWaitMs: 200, maxWaitMs: 1_000, tooFastWaitMs: 2_000 };
