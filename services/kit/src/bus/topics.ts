/** Every topic of the product, one per aggregate. A topic's meaning never changes. */
export const TOPICS = [
  'identity.user',
  'league.league',
  'league.event',
  'league.circuit',
  'league.invite',
  'wallet.bet',
  'wallet.bankroll',
  'social.friendship',
  'social.notification',
  'chat.message',
] as const;

/** The name of a topic. */
export type Topic = (typeof TOPICS)[number];
