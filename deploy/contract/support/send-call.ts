import type { ContractCall } from '@oddsmates/proto/descriptor';
import { send, type Answer } from './send';

export type Route = ContractCall['routes'][number];

/** Every call that is reachable through /api, on each of its routes. */
export function routesOf(calls: readonly ContractCall[]): { call: ContractCall; route: Route }[] {
  return calls.flatMap((call) => call.routes.map((route) => ({ call, route })));
}

/** Splits a request into what stands in the path and the rest, which travels as a body or as the query. */
export function fillPath(route: Route, request: object): { path: string; rest: Record<string, unknown> } {
  const rest = new Map<string, unknown>(Object.entries(request));
  const path = route.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    if (typeof value !== 'string' || value === '') throw new Error(`${route.path} needs its ${field}`);
    return encodeURIComponent(value);
  });
  return { path, rest: Object.fromEntries(rest) };
}

/** Makes a call on one of its routes. */
export function sendCall(route: Route, request: object, token: string | undefined): Promise<Answer> {
  const { path, rest } = fillPath(route, request);
  if (route.hasBody) return send(`${route.method} ${path}`, { token, json: rest });
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString();
  return send(`${route.method} ${path}${query === '' ? '' : `?${query}`}`, { token });
}
