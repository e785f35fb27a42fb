import { Client } from 'pg';
import { apiClient, type ApiClient } from '../stack/api-client';
import { auditLedger } from '../stack/audit';
import { eventually } from '../stack/eventually';
import { placeBet, type LeagueEvent } from '../stack/place-bet';
import { startStack, type Stack } from '../stack/start-stack';
import { openBrowser } from './browser';
import { signedIn } from './player';
import { openVisitor, PHONE } from './visitor';

/** A product of its own: the others' tests should not meet its crashes. */
let stack: Stack;
let captain: ApiClient;
let player: ApiClient;
let playersStorage: ReturnType<typeof signedIn>;
let leagueId: string;

beforeAll(async () => {
  stack = await startStack();
  const visitor = apiClient(stack.url);
  const people = await Promise.all(
    ['captain', 'player'].map((username) => visitor.call('identity.Register', { username, email: `${username}@journey.example`, password: 'a long password' })),
  );
  captain = apiClient(stack.url, people[0]?.token);
  player = apiClient(stack.url, people[1]?.token);
  playersStorage = signedIn({ id: people[1]?.user?.id ?? '', username: 'player', token: people[1]?.token ?? '' }, stack.url);
  leagueId = (await captain.call('league.CreateLeague', { name: 'Power cut' })).id;
  const { id } = await captain.call('league.InviteUser', { league_id: leagueId, user_id: people[1]?.user?.id });
  await player.call('league.HandleInvite', { id, action: 'accept' });
}, 120_000);
afterAll(() => stack.stop());

/** An event at 1.91 to 2.10 on which the player has 100 on home and the captain 50 on away. */
async function eventWithBets(name: string): Promise<LeagueEvent> {
  const event = await captain.call('league.CreateEvent', {
    league_id: leagueId,
    event_name: name,
    market_data: {
      key: 'h2h',
      outcomes: [
        { key: 'home', name: 'home', price: 1.91 },
        { key: 'away', name: 'away', price: 2.1 },
      ],
    },
  });
  await placeBet(player, event, { amount: 100, pick: 'home' });
  await placeBet(captain, event, { amount: 50, pick: 'away' });
  return event;
}

/**
 * Holds the bankrolls, so that settling stops in the middle of its transaction; crashes a service there; and gives them back.
 * @param settle begins to settle, whatever comes of it
 */
async function crashInTheMiddle(settle: () => Promise<unknown>, service: 'wallet' | 'league'): Promise<void> {
  const wallet = new Client({ connectionString: stack.databaseUrls['wallet'] });
  await wallet.connect();
  try {
    await wallet.query('BEGIN');
    await wallet.query(`SELECT FROM ledger.balances WHERE kind = 'bankroll' FOR UPDATE`);
    const settling = settle();
    const waiting = async (): Promise<number> => (await wallet.query<{ count: number }>('SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted')).rows[0]?.count ?? 0;
    await eventually('the middle of settling', waiting, (count) => count > 0);
    stack.kill(service, 'SIGKILL');
    await wallet.query('ROLLBACK');
    await settling;
  } finally {
    await wallet.end();
  }
}

const balanceOf = async (who: ApiClient): Promise<number> => (await who.call('league.GetLeague', { id: leagueId })).balance;

test.each([
  ['wallet', 1],
  ['league', 2],
] as const)('a %s that is killed in the middle of completing an event leaves nothing undone and nothing done twice', async (service, round) => {
  const event = await eventWithBets(`Killed: ${service}`);
  // The captain may see it succeed or fail: what counts is what comes of it.
  await crashInTheMiddle(() => captain.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' }).catch(() => undefined), service);

  // Nobody asks again: what was begun is finished by itself.
  await eventually('completion', () => captain.call('league.GetEvent', { event_id: event.id }), ({ status }) => status === 'completed', 60_000);
  expect(await balanceOf(player)).toBe(1000 + round * 91);
  expect(await balanceOf(captain)).toBe(1000 - round * 50);
  const won = async (): Promise<number> => (await player.call('social.ListNotifications')).filter(({ type }) => type === 'bet_won').length;
  expect(await eventually('the news', won, (count) => count >= round)).toBe(round);
  await expect(captain.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' })).rejects.toMatchObject({
    status: 409,
    message: 'This event has already been completed.',
  });
  expect(await auditLedger(stack.databaseUrls['wallet'])).toBe('The ledger is right.');
});

test('a page whose gateway is killed comes back by itself and shows what was said since', async () => {
  const browser = await openBrowser();
  try {
    const { page } = await openVisitor(browser, 'player', PHONE, stack.url, playersStorage);
    const say = (message: string) => captain.call('chat.SendMessage', { league_id: leagueId, message });
    const line = (text: string) => page.getByRole('log').getByText(text);
    await Promise.all([page.waitForResponse('**/api/stream/'), page.goto(`/league/${leagueId}?tab=chat`)]);
    await say('Before the crash');
    await line('Before the crash').waitFor();
    await page.evaluate(() => { document.body.dataset['opened'] = 'once'; });

    const back = page.waitForResponse((response) => response.url().endsWith('/api/stream/') && response.ok());
    stack.kill('gateway', 'SIGKILL');
    await eventually('the gateway', () => say('As soon as it is back'), Boolean);
    await line('As soon as it is back').waitFor();
    await back;
    await say('And live again');
    await line('And live again').waitFor();
    expect(await page.getByRole('log').locator('.chat-bubble').allTextContents()).toEqual(['Before the crash', 'As soon as it is back', 'And live again']);
    expect(await page.evaluate(() => document.body.dataset['opened'])).toBe('once');
  } finally {
    await browser.close();
  }
});
