import { calls as routes } from '@oddsmates/proto/api';
import type { CallName, Request } from '../api/contract';
import { anAnswer, InTurn, Reply, type Answers } from './answers';

/** A call the screen has made. */
export interface MadeCall<K extends CallName = CallName> {
  name: K;
  request: Request<K>;
  headers: Headers;
  /** The picture or other file of a multipart request. */
  file?: File;
}

export interface RecordedNetwork {
  fetch: typeof fetch;
  made: MadeCall[];
  /** Requests nobody recorded an answer for: each fails the test. */
  unrecorded: string[];
}

/** A network that knows the contract's routes and answers from a record. */
export function recordedNetwork(answers: Answers): RecordedNetwork {
  const made: MadeCall[] = [];
  const unrecorded: string[] = [];
  const turns = new Map<CallName, number>();

  const network: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = new URL(input instanceof globalThis.Request ? input.url : String(input), window.location.origin);
    const found = routesAt(method, url.pathname);
    // Two calls share the path of placing a bet; the one with an answer is meant.
    const match = found.find(({ name }) => answers[name] !== undefined);
    if (!match) {
      unrecorded.push(`${method} ${url.pathname}${url.search}${found[0] ? ` (${found[0].name})` : ''}`);
      return new globalThis.Response(null, { status: 599 });
    }
    const { fields, file } = bodyOf(init?.body);
    const request = { ...Object.fromEntries(url.searchParams), ...fields, ...match.variables } as Request<CallName>;
    made.push({ name: match.name, request, headers: new Headers(init?.headers), file });
    const turn = turns.get(match.name) ?? 0;
    turns.set(match.name, turn + 1);
    return await answerOf(answers, match.name, turn, request).play(init?.signal ?? undefined);
  };
  return { fetch: network, made, unrecorded };
}

function answerOf(answers: Answers, name: CallName, turn: number, request: unknown): Reply {
  const recorded: unknown = answers[name];
  const one: unknown = recorded instanceof InTurn ? recorded.answers[Math.min(turn, recorded.answers.length - 1)] : recorded;
  const answer: unknown = typeof one === 'function' ? (one as (request: unknown) => unknown)(request) : one;
  return answer instanceof Reply ? answer : anAnswer(answer);
}

interface RouteMatch {
  name: CallName;
  variables: Record<string, string>;
}

/** The contract's calls at a method and path; both forms of a path, with and without the slash at its end. */
function routesAt(method: string, path: string): RouteMatch[] {
  return (Object.keys(routes) as CallName[]).flatMap((name) => {
    const route = routes[name];
    const pattern = new RegExp(`^${route.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
    const match = route.method === method ? pattern.exec(path) : null;
    if (!match) return [];
    const variables = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)] as const);
    return [{ name, variables: Object.fromEntries(variables) }];
    // Fixed paths before those with variables: 'leagues/create' is no league.
  }).sort((a, b) => Object.keys(a.variables).length - Object.keys(b.variables).length);
}

function bodyOf(body: BodyInit | null | undefined): { fields: Record<string, unknown>; file?: File } {
  if (typeof body === 'string') return { fields: JSON.parse(body) as Record<string, unknown> };
  if (!(body instanceof FormData)) return { fields: {} };
  const fields: Record<string, unknown> = {};
  let file: File | undefined;
  for (const [field, value] of body.entries()) {
    if (typeof value === 'string') fields[field] = value;
    else file = value;
  }
  return { fields, file };
}
