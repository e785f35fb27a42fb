/**
 * What a provider state makes known, by name: the request of an interaction names it with known(). The values here stand in the recorded
 * requests; when the gateway is verified, those of the world that was made for the state take their place.
 */
export const STATE_VALUES = {
  /** Of the person who calls. */
  token: 'token-of-the-state',
  userId: '0190c2b4-0000-7000-8000-000000000001',
  leagueId: '0190c2b4-0000-7000-8000-000000000002',
  eventId: '0190c2b4-0000-7000-8000-000000000003',
  circuitId: '0190c2b4-0000-7000-8000-000000000004',
  /** Somebody else than who calls: a member, a friend, a stranger, as the state says. */
  otherId: '0190c2b4-0000-7000-8000-000000000005',
  requestId: '0190c2b4-0000-7000-8000-000000000006',
  inviteId: '0190c2b4-0000-7000-8000-000000000007',
  messageId: '0190c2b4-0000-7000-8000-000000000008',
  /** Of an account, or of one that nobody has opened yet, as the state says. */
  username: 'ada',
  email: 'ada@example.com',
  password: 'a long password',
  /** What the Google provider gave. */
  idToken: 'id-token-of-the-state',
  /** An event that the odds feed offers, and a bookmaker that has odds for it. */
  sportKey: 'basketball_nba',
  feedEventId: 'feed-event',
  bookmaker: 'book',
} as const;

export type StateValue = keyof typeof STATE_VALUES;
