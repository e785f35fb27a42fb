/** The least that Lighthouse has to say of a page, of 100, in its desktop setting. Home is at its limit: of five visits on two processors two reached it. */
export const LEAST_SCORES = {
  '/': { performance: 95, accessibility: 100, bestPractices: 100 },
  '/home': { performance: 95, accessibility: 100, bestPractices: 100 },
} as const;
export type JudgedPage = keyof typeof LEAST_SCORES;
