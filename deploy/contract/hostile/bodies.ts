import { toText, withValue } from './json';

/** A body sent in place of the valid one. */
export interface HostileBody {
  what: string;
  body: Buffer;
  type: string;
  /** Beside the type. */
  headers?: Record<string, string>;
  refused: boolean;
}

const JSON_TYPE = 'application/json';
const deep = (open: string, close: string, levels: number) => `{"a":${open.repeat(levels)}1${close.repeat(levels)}}`;

/** Texts that are sent as JSON and are none, or none that anybody means. */
const NO_JSON: readonly [what: string, text: string][] = [
  ['an open brace', '{'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a number', '0'],
  ['words', 'name=value&other=1'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['single quotes', "{'a':1}"],
  ['a comma at the end', '{"a":1,}'],
  ['two objects', '{}{}'],
  ['a comment', '{/* */}'],
  ['a NUL after it', '{}\0'],
  ['ten thousand levels of lists', deep('[', ']', 10_000)],
  ['ten thousand levels of objects', deep('{"a":', '}', 10_000)],
  ['a hundred levels', deep('[', ']', 100)],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['a prototype inside', '{"a":{"b":[{"prototype":1}]}}'],
  ['half of a surrogate pair', '{"a":"\\ud800"}'],
];

const OTHER_TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=utf-16', 'application/octet-stream', 'application/jsonp', '*/*', ''];

/** Bodies in place of a valid one. `valid` is the request as an object. */
export function hostileBodies(valid: object): HostileBody[] {
  const text = toText(valid);
  const json = (what: string, body: string | Buffer, refused: boolean): HostileBody => ({ what, body: Buffer.from(body), type: JSON_TYPE, refused });
  return [
    ...NO_JSON.map(([what, body]) => json(what, body, true)),
    json('truncated JSON', text.slice(0, -1), true),
    json('bytes that are no UTF-8', Buffer.concat([Buffer.from(`{"a":"`), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(`"}`)]), true),
    json('half a character', Buffer.concat([Buffer.from(`{"a":"`), Buffer.from([0xe2, 0x82]), Buffer.from(`"}`)]), true),
    json('garbage', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 167 + 13) % 256)), true),
    json('UTF-16', Buffer.from(text, 'utf16le'), true),
    json('more than a body may hold', toText(withValue(valid, ['padding'], 'x'.repeat(1_100_000))), true),
    json('nothing at all', '', false),
    json('a mark of byte order', `\ufeff${text}`, false),
    json('a key twice', text === '{}' ? '{"a":1,"a":2}' : `${text.slice(0, -1)},${text.slice(1)}`, false),
    json('fields nobody knows', toText(withValue(valid, ['is_admin'], true)), false),
    json('ten thousand fields', toText({ ...valid, ...Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, index])) }), false),
    ...OTHER_TYPES.map((type): HostileBody => ({ what: `JSON as ${type || 'nothing'}`, body: Buffer.from(text), type, refused: true })),
    { what: 'compressed, as it says', body: Buffer.from(text), type: JSON_TYPE, headers: { 'Content-Encoding': 'gzip' }, refused: true },
  ];
}
