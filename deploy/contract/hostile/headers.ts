import { Access, type ContractCall } from '@oddsmates/proto/descriptor';

/** Headers in place of the honest ones, or beside them. */
export interface HostileHeaders {
  what: string;
  headers: Record<string, string | string[]>;
  refused: boolean;
}

const TOKENS = ['', 'Token', 'Token  ', 'Token a b', 'Basic dXNlcjpwYXNz', 'Bearer', 'token \u00ff\u00fe', `Token ${'x'.repeat(10_000)}`, 'Token null', "Token ' OR 1=1 --", 'Token ../../etc', 'Bearer eyJhbGciOiJub25lIn0.e30.'];
const KEYS = ['x'.repeat(10_240), 'x'.repeat(201), 'a b', '', '\u00e9\u00e8', '\t'];

/** Odd headers for a call. */
export function hostileHeaders({ access, readsOnly }: ContractCall): HostileHeaders[] {
  return [
    ...TOKENS.map((value) => ({ what: `the token ${value.slice(0, 20)}`, headers: { Authorization: value }, refused: access !== Access.VISITOR })),
    ...KEYS.map((value) => ({ what: `a request key of ${value.length}: ${value.slice(0, 10)}`, headers: { 'Idempotency-Key': value }, refused: !readsOnly })),
    { what: 'two request keys', headers: { 'Idempotency-Key': ['one', 'two'] }, refused: !readsOnly },
    ...Object.entries(BESIDE).map(([name, value]) => ({ what: `${name}: ${value.slice(0, 20)}`, headers: { [name]: value }, refused: false })),
  ];
}

/** Nothing that a call asks for, so it makes no difference. */
const BESIDE: Readonly<Record<string, string>> = {
  Accept: 'text/html',
  'Accept-Encoding': 'br;q=x, *',
  'Accept-Language': '../../etc/passwd',
  Cookie: `session=${'x'.repeat(8_000)}`,
  Range: 'bytes=0-0,-1',
  'If-None-Match': '*',
  'If-Modified-Since': 'yesterday',
  Origin: 'null',
  Referer: 'javascript:alert(1)',
  'User-Agent': "' OR 1=1 --",
  'X-Forwarded-For': "127.0.0.1, ' OR 1=1 --",
  'X-Forwarded-Host': 'elsewhere.example',
  'X-Forwarded-Proto': 'gopher',
  'X-HTTP-Method-Override': 'DELETE',
  'X-Request-Id': '\u00ff<script>',
  traceparent: '00-0-0-0',
  'Last-Event-ID': '-1; DROP TABLE users',
  Connection: 'Upgrade',
  Upgrade: 'websocket',
};
