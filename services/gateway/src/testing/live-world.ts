import { randomUUID } from 'node:crypto';
import { AppError, event, newId, openPostgresLiveChannel, type Bus, type BusSubscription, type GrpcServer, type LiveChannel, type OutboxEvent } from '@oddsmates/kit';
import { silentLogger, testBus } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { MessageSent } from '@oddsmates/proto/grpc/events/v1/chat';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import { LeagueServiceService } from '@oddsmates/proto/grpc/league/v1/league';
import { Admission } from '../calls/admission';
import { connectServices, type Services } from '../calls/services';
import { authenticate } from '../steps/authenticate';
import { listMemberships } from '../stream/memberships';
import { Streams, type StreamLimits } from '../stream/streams';
import { subscribe } from '../stream/subscribe';
import { tellFacts } from '../stream/tell-facts';
import { serveFake } from './fake-services';
import { Listener } from './listen';
import { serveSteps, type Served } from './serve';

/** The league that ann and bob belong to. */
export const LEAGUE = randomUUID();

/** A gateway with nothing but streams. */
export type LiveGateway = { streams: Streams; live: LiveChannel; facts: BusSubscription; served: Served };

/** Gateways on a real bus and a real live channel, beside a league service of the contract. A token is a name and a device: 'ann:phone'. */
export class LiveWorld {
  readonly gateways: LiveGateway[] = [];
  /** When sessions end, by token; far ahead for those not in here. */
  readonly sessions = new Map<string, number>();
  /** The users whose tokens were forgotten. */
  readonly forgotten: string[] = [];
  /** What happens between the league service's reading and its answer. */
  beforeMemberships: () => Promise<void> = async () => {};
  readonly #ids = new Map<string, string>();

  private constructor(
    private readonly bus: Bus & { url: string },
    private league: GrpcServer | undefined,
    private services: Services,
  ) {}

  static async open(): Promise<LiveWorld> {
    const world = new LiveWorld(await testBus(), undefined, connectServices({}));
    world.league = await serveFake(LeagueServiceService, {
      listMemberships: async (_ctx, { user_id }) => {
        const league_ids = user_id === world.idOf('ann') || user_id === world.idOf('bob') ? [LEAGUE] : [];
        await world.beforeMemberships();
        return { league_ids };
      },
    });
    world.services = connectServices({ league: `127.0.0.1:${world.league.port}` });
    await world.openGateway();
    return world;
  }

  async openGateway(limits: Partial<StreamLimits> = {}): Promise<LiveGateway> {
    const live = await openPostgresLiveChannel(this.bus.url, silentLogger());
    const forgetTokens = (userId: string) => void this.forgotten.push(userId);
    const streams = new Streams({ memberships: listMemberships(this.services), forgetTokens, log: silentLogger(), limits });
    const sessionOf = async (token: string) => {
      const expiresAt = this.sessions.get(token) ?? Date.now() + 3_600_000;
      if (expiresAt <= Date.now()) throw new AppError(Reason.LOGIN_AGAIN);
      return { userId: this.idOf(token.split(':')[0] ?? ''), expiresAt };
    };
    await live.subscribe(streams);
    const facts = await tellFacts({ bus: this.bus, live, log: silentLogger() });
    const gateway = { streams, live, facts, served: await serveSteps([authenticate(sessionOf, new Admission(100)), subscribe(streams, sessionOf)]) };
    this.gateways.push(gateway);
    return gateway;
  }

  /** The first gateway. */
  get gateway(): LiveGateway {
    const [first] = this.gateways;
    if (!first) throw new Error('No gateway is open.');
    return first;
  }

  idOf(name: string): string {
    const id = this.#ids.get(name) ?? randomUUID();
    this.#ids.set(name, id);
    return id;
  }

  /** Opens a page: at the first gateway, unless another is given. */
  listen(token: string, lastEventId?: string, at = this.gateway): Promise<Listener> {
    return Listener.open(at.served.url, token, lastEventId);
  }

  /** Makes something true. */
  happened(fact: OutboxEvent, time = new Date()): Promise<void> {
    return this.bus.publish([{ ...fact, id: newId(), time }]);
  }

  /** A line of bob's. */
  says(message: string, league_id = LEAGUE): OutboxEvent {
    const fact = { message_id: randomUUID(), league_id, sender_id: this.idOf('bob'), message, sent_at: new Date(), sender_username: 'bob' };
    return event('chat.message', league_id, MessageSent, fact);
  }

  /** Bets of these people that came out: each hears of their balance, and nobody else does. */
  settled(...names: string[]): OutboxEvent {
    const bets = names.map((name) => ({ bet_id: randomUUID(), user_id: this.idOf(name), status: 'won', stake_cents: 1n, payout_cents: 2n, points: 1 }));
    return event('wallet.bet', 'e1', BetsSettled, { event_id: 'e1', league_id: LEAGUE, event_name: 'x', bets, settled_at: new Date() });
  }

  async close(): Promise<void> {
    for (const { streams, served } of this.gateways) {
      streams.close();
      await served.close();
    }
    await Promise.all(this.gateways.map(({ facts }) => facts.close()));
    await this.bus.close();
    await Promise.all(this.gateways.map(({ live }) => live.close()));
    this.services.close();
    await this.league?.close();
  }
}

/** The chat lines that a page has heard. */
export const lines = (listener: Listener): string[] => listener.events.flatMap(({ message }) => (message ? [(message as { message: string }).message] : []));
