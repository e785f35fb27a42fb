import type { StateValue } from '@oddsmates/sdk/pact';

/** What a state makes known: the values that the requests of its interactions name. */
export type Known = Partial<Record<StateValue, string>>;

/** Makes the world of a provider state anew, through the product's own /api, with people of its own. */
export type MakeState = () => Promise<Known>;
