import type { OutgoingHttpHeaders } from 'node:http';
import { contractCalls, type ContractCall } from '@oddsmates/proto/descriptor';
import { fillPath, routesOf, type Route } from '../support/send-call';
import { pathParts, queryParts } from './addresses';
import { hostileBodies } from './bodies';
import { hostileForms } from './forms';
import { hostileHeaders } from './headers';
import { toText, withValue } from './json';
import { placesOf, type Place } from './places';
import type { Attempt } from './post';
import type { Chance } from './seeded';
import { valuesFor } from './values';

/** A call on one of its routes, with a request that would be granted and who would make it. */
export interface Base {
  call: ContractCall;
  route: Route;
  request: object;
  token: string | undefined;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH'];

/** Everything that can be wrong with a call, one thing at a time. */
export function attemptsFrom(base: Base): Attempt[] {
  const { call, route, request } = base;
  const { path, rest } = fillPath(route, request);
  const places = placesOf(route, call.method.input, request);
  return [
    ...places.flatMap((place) => mutations(base, place)),
    ...(route.hasBody ? [...hostileBodies(rest), ...hostileForms(call.method.input, rest)].map(({ what, body, type, headers, refused }) => attempt(base, { what, path, body, headers: { 'Content-Type': type, ...headers }, refused })) : []),
    ...hostileHeaders(call).map(({ what, headers, refused }) => attempt(base, { what, path, body: bodyOf(route, rest), headers, refused })),
    ...METHODS.filter((method) => method !== route.method).map((method) => ({ ...attempt(base, { what: `${method} instead`, path, body: bodyOf(route, rest), headers: {}, refused: !knows(method, path) }), method })),
  ];
}

/** A request with several fields wrong at once, drawn by chance. */
export function drawAttempt(base: Base, chance: Chance): Attempt | undefined {
  const body = placesOf(base.route, base.call.method.input, base.request).filter(({ where }) => where === 'body');
  const chosen = Array.from({ length: 1 + chance.below(4) }, () => (body.length === 0 ? undefined : chance.pick(body)));
  let { request } = base;
  const said: string[] = [];
  let refused = false;
  for (const [index, place] of chosen.entries()) {
    // A place inside of another one, or the same twice, would take back what was done there.
    if (!place || chosen.some((other, at) => at !== index && other && within(other, place))) return undefined;
    const value = chance.pick(valuesFor(place.field));
    request = withValue(request, place.at, value.value) as object;
    said.push(`${place.at.join('.')}: ${value.what}`);
    refused ||= value.refused;
  }
  const { path, rest } = fillPath(base.route, request);
  return attempt(base, { what: said.join('; '), path, body: bodyOf(base.route, rest), headers: {}, refused });
}

const within = (one: Place, other: Place): boolean => one.at.every((name, index) => other.at[index] === name) || other.at.every((name, index) => one.at[index] === name);

function mutations(base: Base, place: Place): Attempt[] {
  const { route, request } = base;
  const { path, rest } = fillPath(route, request);
  const name = place.at.join('.');
  if (place.where === 'body') {
    return valuesFor(place.field).map(({ what, value, refused }) =>
      attempt(base, { what: `${name}: ${what}`, path, body: bodyOf(route, withValue(rest, place.at, value) as object), headers: {}, refused }),
    );
  }
  if (place.where === 'query') return queryParts(place).map(({ what, encoded, refused }) => attempt(base, { what: `${name}: ${what}`, path: `${path}?${name}=${encoded}`, body: undefined, headers: {}, refused }));
  return pathParts(place).map(({ what, encoded, refused }) => {
    const mutated = route.path.replace(`{${name}}`, '@here').replace(/\{(\w+)\}/g, (_, other: string) => encodeURIComponent(String(Reflect.get(request, other))));
    return attempt(base, { what: `${name}: ${what}`, path: mutated.replace('@here', () => encoded), body: bodyOf(route, rest), headers: {}, refused });
  });
}

function bodyOf(route: Route, rest: object): Buffer | undefined {
  return route.hasBody ? Buffer.from(toText(rest)) : undefined;
}

type Parts = Pick<Attempt, 'what' | 'path' | 'body' | 'refused'> & { headers: OutgoingHttpHeaders };

function attempt({ call, route, token }: Base, { headers, ...parts }: Parts): Attempt {
  const usual = { ...(parts.body && { 'Content-Type': 'application/json' }), ...(token !== undefined && { Authorization: `Token ${token}` }) };
  return { ...parts, call: call.name, method: route.method, headers: { ...usual, ...headers } };
}

const patterns = routesOf(contractCalls).map(({ route }) => ({ method: route.method, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`) }));

/** Whether the contract has a call for a method and an address. */
function knows(method: string, path: string): boolean {
  return patterns.some((route) => route.method === (method === 'HEAD' ? 'GET' : method) && route.pattern.test(path));
}
