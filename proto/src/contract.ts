/**
 * The contract as data: every call with its route, access level, bounds and refusals, read from the descriptors.
 * Whatever has to agree with the contract (routes, validation, error answers, tests, documents) starts here.
 */
import { getOption, hasOption, type DescEnum, type DescField, type DescFile, type DescMessage, type DescMethod, type DescService } from '@bufbuild/protobuf';
import { file_chat_v1_chat } from '../gen/es/chat/v1/chat_pb';
import { Access, bounds as boundsOption, call as callOption, topic as topicOption, type Bounds } from '../gen/es/contract/v1/options_pb';
import { ReasonSchema } from '../gen/es/contract/v1/reasons_pb';
import { refusal as refusalOption } from '../gen/es/contract/v1/refusal_pb';
import { http as httpOption } from '../gen/es/google/api/annotations_pb';
import type { HttpRule } from '../gen/es/google/api/http_pb';
import { file_identity_v1_identity } from '../gen/es/identity/v1/identity_pb';
import { file_league_v1_league } from '../gen/es/league/v1/league_pb';
import { file_social_v1_social } from '../gen/es/social/v1/social_pb';
import { file_stream_v1_stream } from '../gen/es/stream/v1/stream_pb';
import { file_wallet_v1_wallet } from '../gen/es/wallet/v1/wallet_pb';

export { Access, type Bounds };
export { Format } from '../gen/es/contract/v1/options_pb';

/** The services of the contract by the name they have on the command line and in the environment. */
export type ServiceName = 'identity' | 'social' | 'league' | 'wallet' | 'chat' | 'stream';

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** One HTTP route of a call. */
export interface Route {
  readonly method: HttpMethod;
  /** As written in the contract, '/api/leagues/{id}/'. */
  readonly path: string;
  /** Whether the request's fields come as a body. */
  readonly hasBody: boolean;
  /** The response field that is the answer; undefined for the whole message. */
  readonly responseBody: string | undefined;
}

/** One call of the contract. */
export interface ContractCall {
  /** '<service>.<Method>', 'wallet.PlaceBet'. */
  readonly name: string;
  readonly service: ServiceName;
  /** '/wallet.v1.WalletService/PlaceBet'. */
  readonly grpcPath: string;
  readonly method: DescMethod;
  readonly access: Access;
  /** Without one the call is internal. */
  readonly routes: readonly Route[];
  /** HTTP status of a success. */
  readonly success: number;
  readonly deadlineMs: number;
  /** The call changes nothing. */
  readonly readsOnly: boolean;
  /** May be repeated without a second effect. */
  readonly repeatable: boolean;
  /** Of two calls on one route, this one is meant when the body holds this dotted field. */
  readonly whenBodyHas: string | undefined;
  /** Codes of the refusals that are this call's own. */
  readonly reasons: readonly string[];
}

/** How a reason is answered. */
export interface Refusal {
  /** Canonical gRPC status name. */
  readonly status: string;
  /** For the user, with `{blanks}`. */
  readonly sentence: string;
  /** HTTP status where it does not follow from the gRPC status. */
  readonly http: number | undefined;
}

const defaultDeadlineMs = 5_000;

const files: readonly DescFile[] = [
  file_identity_v1_identity,
  file_social_v1_social,
  file_league_v1_league,
  file_wallet_v1_wallet,
  file_chat_v1_chat,
  file_stream_v1_stream,
];

function routeOf(rule: HttpRule): Route {
  const { case: verb, value } = rule.pattern;
  if (verb === undefined || verb === 'custom') throw new Error('A route needs get, put, post, delete or patch.');
  return {
    method: verb.toUpperCase() as HttpMethod,
    path: value,
    hasBody: rule.body === '*',
    responseBody: rule.responseBody === '' ? undefined : rule.responseBody,
  };
}

function routesOf(method: DescMethod): Route[] {
  if (!hasOption(method, httpOption)) return [];
  const rule = getOption(method, httpOption);
  return [rule, ...rule.additionalBindings].map(routeOf);
}

function callOf(service: DescService, method: DescMethod): ContractCall {
  const option = getOption(method, callOption);
  const routes = routesOf(method);
  const name = service.typeName.split('.')[0] as ServiceName;
  const readsOnly = option.readsOnly || (routes.length > 0 && routes.every((route) => route.method === 'GET'));
  return {
    name: `${name}.${method.name}`,
    service: name,
    grpcPath: `/${service.typeName}/${method.name}`,
    method,
    access: option.access,
    routes,
    success: option.success === 0 ? 200 : option.success,
    deadlineMs: option.deadlineMs === 0 ? defaultDeadlineMs : option.deadlineMs,
    readsOnly,
    repeatable: readsOnly || option.idempotent,
    whenBodyHas: option.whenBodyHas === '' ? undefined : option.whenBodyHas,
    reasons: option.reasons.map((reason) => reasonName(reason)),
  };
}

function reasonName(number: number): string {
  const value = (ReasonSchema as DescEnum).value[number];
  if (value === undefined) throw new Error(`No reason has the number ${number}.`);
  return value.name;
}

/** The calls of these files, in their order. */
export function callsIn(described: readonly DescFile[]): ContractCall[] {
  return described.flatMap((file) => file.services.flatMap((service) => service.methods.map((method) => callOf(service, method))));
}

/** Every call of every service, in the order of the proto files. */
export const contractCalls: readonly ContractCall[] = callsIn(files);

const callsByGrpcPath = new Map(contractCalls.map((call) => [call.grpcPath, call]));

/** The call with this gRPC path, '/wallet.v1.WalletService/PlaceBet'; undefined for none. */
export function callByGrpcPath(path: string): ContractCall | undefined {
  return callsByGrpcPath.get(path);
}

/** What a field accepts; undefined where anything of its type will do. */
export function boundsOf(field: DescField): Bounds | undefined {
  return hasOption(field, boundsOption) ? getOption(field, boundsOption) : undefined;
}

/** The bus topic of an event message; undefined for a message that is no event. */
export function topicOf(message: DescMessage): string | undefined {
  return hasOption(message, topicOption) ? getOption(message, topicOption) : undefined;
}

/** Every reason by its code. */
export const refusals: ReadonlyMap<string, Refusal> = new Map(
  (ReasonSchema as DescEnum).values
    .filter((value) => hasOption(value, refusalOption))
    .map((value) => {
      const { status, sentence, http } = getOption(value, refusalOption);
      return [value.name, { status, sentence, http: http === 0 ? undefined : http }];
    }),
);
