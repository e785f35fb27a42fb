import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { auditLedger } from '../stack/audit';
import { eventually } from '../stack/eventually';
import { LivePage } from '../stack/live-page';
import { doings, inShares, type Doing } from './deeds';
import { failed, type Made } from './figures';
import { judge, type Seen } from './judge';
import type { Profile, Stage } from './profiles';
import { attack, type Result } from './vegeta';
import { makeWorld, type PlayedLeague } from './world';

/** A page keeps its connections and uses them again, as does what stands before the gateways of a cluster. */
const CONNECTIONS_PER_PLAYER = 2;

/** Where the product under load is. */
export interface Product {
  url: string;
  databaseUrls: Record<string, string>;
}

/** How a load went. */
export interface Ran extends Seen {
  /** What does not hold, a sentence each. */
  problems: string[];
}

/** A request that was made, with what it was. */
type Done = Made & Pick<Doing, 'request'>;

/** Fills the product with the players of a profile, puts its load on it, completes every event, and judges: the ledger's audit comes last. */
export async function runLoad({ url, databaseUrls }: Product, profile: Profile, vegeta: string, say: (sentence: string) => void): Promise<Ran> {
  const planned = profile.stages.reduce((sum, { perSecond, seconds }) => sum + perSecond * seconds, 0);
  const deeds = inShares(profile.mix, planned);
  say(`Making ${profile.world.leagues} leagues of ${profile.world.playersPerLeague} players ...`);
  const leagues = await makeWorld(url, profile, deeds.filter((deed) => deed === 'bet').length);
  const before = await betsIn(databaseUrls['wallet']);
  const listeners = await listen(url, leagues, profile.listeners);
  const todo = doings(url, leagues, deeds);
  const made: Done[] = [];
  const connections = profile.newcomers ? undefined : CONNECTIONS_PER_PLAYER * profile.world.leagues * profile.world.playersPerLeague;
  for (const stage of profile.stages) {
    say(`${stage.perSecond} requests a second for ${stage.seconds} s ...`);
    made.push(...(await load(vegeta, todo.splice(0, stage.perSecond * stage.seconds), stage, connections)));
  }
  const unheard = await unheardLines(listeners, leagues.map(({ id }) => linesSaid(made, id)));
  const bets = (await betsIn(databaseUrls['wallet'])) - before;
  say('Completing every event ...');
  for (const { captain, events } of leagues) for (const { id } of events) await captain.api.call('league.CompleteEvent', { event_id: id, winning_outcome: 'home' });
  const seen: Seen = { planned, made, bets, unheard, audit: await auditLedger(databaseUrls['wallet']) };
  return { ...seen, problems: judge(profile, seen) };
}

async function load(vegeta: string, now: readonly Doing[], { perSecond }: Stage, connections: number | undefined): Promise<Done[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-load-'));
  try {
    const targets = now.map(({ request: { method, url, headers, body } }) => ({
      method,
      url,
      header: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
      ...(body !== undefined && { body: Buffer.from(body).toString('base64') }),
    }));
    const results = await attack(vegeta, targets, { perSecond, connections, folder });
    return inOrder(results, now, perSecond);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Results with what was done, in the order in which it was to be done. */
function inOrder(results: Result[], now: readonly Doing[], perSecond: number): Done[] {
  const sorted = [...results].sort((a, b) => a.seq - b.seq);
  const sentAt = ({ timestamp }: Result): number => Date.parse(timestamp);
  const began = Math.min(...sorted.map((result) => sentAt(result) - (result.seq * 1_000) / perSecond));
  return sorted.map((result) => ({
    ...(now[result.seq] as Doing),
    status: result.code,
    tookMs: result.latency / 1e6,
    lateMs: sentAt(result) - (result.seq * 1_000) / perSecond - began,
  }));
}

/** Opens the streams of some players, in turn over the leagues. */
function listen(url: string, leagues: readonly PlayedLeague[], count: number): Promise<{ league: number; page: LivePage }[]> {
  const places = Array.from({ length: count }, (_, index) => ({ league: index % leagues.length, player: Math.floor(index / leagues.length) }));
  return Promise.all(
    places.map(async ({ league, player }) => {
      const token = leagues[league]?.players[player]?.token;
      if (token === undefined) throw new Error('There are more listeners than players');
      return { league, page: await LivePage.open(url, token) };
    }),
  );
}

/** How many lines, over all listeners, were not heard a while after the last was said. */
async function unheardLines(listeners: { league: number; page: LivePage }[], said: string[][]): Promise<number> {
  const missed = (): number =>
    listeners.reduce((sum, { league, page }) => {
      const heard = new Set(page.lines());
      return sum + (said[league] ?? []).filter((line) => !heard.has(line)).length;
    }, 0);
  const left = await eventually('hearing every line', () => Promise.resolve(missed()), (count) => count === 0).catch(missed);
  for (const { page } of listeners) page.close();
  return left;
}

/** What was said in a league, and taken. */
function linesSaid(made: readonly Done[], leagueId: string): string[] {
  const taken = made.filter((each) => each.deed === 'chat' && !failed(each) && each.request.url.includes(leagueId));
  return taken.map(({ request: { body = '{}' } }) => (JSON.parse(body) as { message: string }).message);
}

async function betsIn(walletUrl: string | undefined): Promise<number> {
  const client = new Client({ connectionString: walletUrl });
  await client.connect();
  try {
    return Number((await client.query<{ count: string }>('SELECT count(*) FROM bets')).rows[0]?.count);
  } finally {
    await client.end();
  }
}
