import type { ServerResponse } from 'node:http';

/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Ends a response with JSON. Answers of calls are never kept by a cache. */
export function answerJson(res: ServerResponse, status: number, value: Json, headers: Readonly<Record<string, string>> = {}): void {
  // As a text it leaves in one piece with the headers.
  const body = JSON.stringify(value);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  res.end(body);
}
