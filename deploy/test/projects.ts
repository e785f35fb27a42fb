/** What is tested by itself, with a database at most. */
export const UNITS = [
  'proto', 'kit', 'gateway', 'identity', 'social', 'league', 'wallet', 'chat', 'sdk', 'shell', 'mfe-auth', 'mfe-leagues', 'mfe-betting', 'mfe-social',
  'pact', 'message-pact', 'deploy', 'page-server', 'kubernetes',
] as const;

/** Tests against the running product: they share one. */
export const SYSTEM = ['contract', 'pact-verification', 'budget', 'load'] as const;

/** The journeys in the browser. Each has people and leagues of its own, so that two go side by side on one product, as in use. */
export const JOURNEYS = ['journeys'] as const;

/** Every screen in every state, at both sizes, on a product that has nothing but what they show. */
export const SCREENS = ['screens'] as const;

/** What needs real servers: deploy/test/real-parts.ts. */
export const ON_REAL_PARTS = ['real-parts', 'reliability'] as const;

/** What judges a machine that does nothing else, by a command of its own. */
export const BY_THEMSELVES = ['lighthouse'] as const;
