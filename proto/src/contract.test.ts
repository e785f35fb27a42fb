import { ScalarType, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { file_events_v1_event } from '../gen/es/events/v1/event_pb';
import { file_events_v1_wallet } from '../gen/es/events/v1/wallet_pb';
import { Access, Format, boundsOf, callByGrpcPath, contractCalls, refusals, topicOf } from './contract';

const apiCalls = contractCalls.filter((call) => call.routes.length > 0);

/** Every field of a request, nested ones too, with the name it has in an error answer. */
function fieldsOf(message: DescMessage, prefix = ''): { name: string; field: DescField }[] {
  return message.fields.flatMap((field) => {
    const name = `${prefix}${field.name}`;
    const nested = field.message === undefined ? [] : fieldsOf(field.message, `${name}.`);
    return [{ name, field }, ...nested];
  });
}

const requestFields = apiCalls.flatMap((call) =>
  fieldsOf(call.method.input).map(({ name, field }) => ({ name: `${call.name} ${name}`, field })),
);

describe('the contract', () => {
  it('says of every call who may make it', () => {
    const silent = contractCalls.filter((call) => call.access === Access.UNSPECIFIED);
    expect(silent.map((call) => call.name)).toEqual([]);
  });

  it('keeps internal calls off /api and gives every other call a route', () => {
    const misplaced = contractCalls.filter((call) => (call.access === Access.INTERNAL) === call.routes.length > 0);
    expect(misplaced.map((call) => call.name)).toEqual([]);
  });

  it('gives a route to one call alone, unless the body tells two calls apart', () => {
    const seen = new Map<string, string[]>();
    for (const call of apiCalls.filter((one) => one.whenBodyHas === undefined)) {
      for (const route of call.routes) {
        const key = `${route.method} ${route.path.replace(/\{[^}]+\}/g, '{}')}`;
        seen.set(key, [...(seen.get(key) ?? []), call.name]);
      }
    }
    expect([...seen.entries()].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  it('puts every route below /api', () => {
    const routes = apiCalls.flatMap((call) => call.routes.map((route) => route.path));
    expect(routes.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('takes every path variable from a field of the request that is required', () => {
    const loose = apiCalls.flatMap((call) =>
      call.routes.flatMap((route) =>
        [...route.path.matchAll(/\{([^}]+)\}/g)]
          .map((match) => match[1] ?? '')
          .filter((variable) => {
            const field = call.method.input.fields.find((one) => one.name === variable);
            return field === undefined || boundsOf(field)?.required !== true;
          })
          .map((variable) => `${call.name} {${variable}}`),
      ),
    );
    expect(loose).toEqual([]);
  });

  it('bounds every text, file and list a user can send', () => {
    const unbounded = requestFields.filter(({ field }) => {
      const bounds = boundsOf(field);
      const grows = field.fieldKind === 'list' || field.fieldKind === 'map' || field.scalar === ScalarType.STRING || field.scalar === ScalarType.BYTES;
      const closed = bounds !== undefined && (bounds.maxLength > 0 || bounds.oneOf.length > 0 || [Format.ID, Format.TIME, Format.DECIMAL].includes(bounds.format));
      return grows && !closed;
    });
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });

  it('bounds every number a user can send', () => {
    const numeric = [ScalarType.DOUBLE, ScalarType.INT32, ScalarType.INT64];
    const unbounded = requestFields.filter(({ field }) => {
      const bounds = boundsOf(field);
      return field.scalar !== undefined && numeric.includes(field.scalar) && (bounds?.min === undefined || bounds.max === undefined);
    });
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });

  it('never lets a password or a token into a log', () => {
    const open = requestFields.filter(({ name, field }) => /password|token/.test(name) && boundsOf(field)?.secret !== true);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('has a sentence for every reason, and every reason of a call is one of them', () => {
    const unknown = contractCalls.flatMap((call) => call.reasons.filter((reason) => !refusals.has(reason)));
    expect(unknown).toEqual([]);
    expect([...refusals.values()].filter((refusal) => refusal.sentence.trim() === '')).toEqual([]);
  });

  it('lets calls of captains be refused to members and strangers', () => {
    const loose = apiCalls.filter((call) => call.access === Access.CAPTAIN && !call.reasons.includes('NOT_A_MEMBER'));
    expect(loose.map((call) => call.name)).toEqual([]);
  });

  it('finds a call by its gRPC path', () => {
    expect(callByGrpcPath('/wallet.v1.WalletService/PlaceBet')?.name).toBe('wallet.PlaceBet');
    expect(callByGrpcPath('/wallet.v1.WalletService/Nothing')).toBeUndefined();
  });

  it('names the topic of an event and none for a part of one', () => {
    const [created] = file_events_v1_event.messages;
    const part = file_events_v1_wallet.messages.find((message) => message.name === 'SettledBet');
    expect(created && topicOf(created)).toBe('league.event');
    expect(part && topicOf(part)).toBeUndefined();
  });
});
