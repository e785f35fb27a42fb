import { calls } from '@oddsmates/proto/api';
import type { CallName, Request } from './contract';

export interface Image {
  /** The form field of the contract, e.g. 'image' or 'profile_image'. */
  field: string;
  blob: Blob;
  fileName?: string;
}

export interface BuiltRequest {
  url: string;
  method: string;
  /** A string is JSON; a form is multipart and sets its own content type. */
  body: string | FormData | undefined;
}

/** Spreads a request's fields over path, query and body as the contract's route says. Pure. */
export function buildRequest<K extends CallName>(name: K, request: Request<K>, image?: Image): BuiltRequest {
  const route = calls[name];
  const rest = new Map<string, unknown>(Object.entries(request).filter(([, value]) => value !== undefined));
  const path = route.path.replace(/\{(\w+)\}/g, (_, variable: string) => {
    const value = rest.get(variable);
    if (value === undefined || value === '') throw new Error(`${name}: path variable ${variable} is missing`);
    rest.delete(variable);
    return encodeURIComponent(textOf(value));
  });
  if (!route.body) return { url: path + queryOf(rest), method: route.method, body: undefined };
  return { url: path, method: route.method, body: image ? formOf(rest, image) : JSON.stringify(Object.fromEntries(rest)) };
}

function queryOf(fields: Map<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [field, value] of fields) query.append(field, textOf(value));
  return query.size ? `?${query}` : '';
}

function formOf(fields: Map<string, unknown>, image: Image): FormData {
  const form = new FormData();
  for (const [field, value] of fields) {
    if (value === null || field === image.field) continue;
    form.append(field, textOf(value));
  }
  form.append(image.field, image.blob, image.fileName ?? 'image.png');
  return form;
}

/** A value as it stands in a path, query or form: text as it is, everything else as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
