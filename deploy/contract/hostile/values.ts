import { ScalarType, type DescField } from '@bufbuild/protobuf';
import { boundsOf, Format } from '@oddsmates/proto/descriptor';
import { literal } from './json';

/** A value for a field, and whether the contract refuses it whatever else the request holds. */
export interface HostileValue {
  what: string;
  /** Undefined: the field is left out. */
  value: unknown;
  refused: boolean;
}

const TEXTS: readonly [what: string, text: string][] = [
  ['SQL', `'; DROP TABLE users; --`],
  ['SQL that is always true', `" OR 1=1 --`],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['a path', '../../../../etc/passwd'],
  ['a template', '${7*7}{{7*7}}%s%n'],
  ['a line break and a header', 'a\r\nX-Injected: 1'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['emoji', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u{1f3c0}'],
  ['right to left', '\u202e\u0645\u0631\u062d\u0628\u0627\u202c'],
  ['invisible', '\u200b\u2060\ufeff'],
  ['combining marks', `a${'\u0301'.repeat(40)}`],
  ['a number', '1e309'],
  ['null in words', 'null'],
];

const WRONG_FORMAT: Readonly<Record<Format, readonly string[]>> = {
  [Format.UNSPECIFIED]: [],
  [Format.LINE]: ['a\nb', 'a\tb', 'a\u2028b'],
  [Format.EMAIL]: ['nobody', 'a@b', 'a b@c.example', '@c.example', 'a@@c.example'],
  [Format.ID]: ['no-id', '0', '-1', '00000000-0000-0000-0000-00000000000', '{0190a1b2-0000-7000-8000-000000000000}', '0190a1b2-0000-7000-8000-000000000000x', "0190a1b2-0000-7000-8000-00000000000'"],
  [Format.TIME]: ['tomorrow', '2030-01-01', '2030-02-31T00:00:00Z', '2030-13-01T00:00:00Z', '2030-01-01T25:00:00Z', '2030-01-01T00:00:00', '+275760-09-13T00:00:00Z', '1e10'],
  [Format.DECIMAL]: ['five', '1.234', '1e2', '0x10', '1,50', '.5', '5.', '--1', 'NaN', 'Infinity', '99999999999999999999'],
};

const FLOATS: readonly DescField['scalar'][] = [ScalarType.DOUBLE, ScalarType.FLOAT];

/** What a client could put into a field of a JSON body, honest or not. */
export function valuesFor(field: DescField): HostileValue[] {
  const required = boundsOf(field)?.required === true;
  const optionalText = field.proto.proto3Optional && field.scalar === ScalarType.STRING;
  const absent = [refusedIf(required && !optionalText && field.scalar !== ScalarType.BYTES, 'left out', undefined), refusedIf(required && !optionalText, 'null', null)];
  return [...absent, ...ofKind(field)];
}

function ofKind(field: DescField): HostileValue[] {
  if (field.fieldKind === 'list') return listValues(field);
  if (field.message) return wrongTypes(['a text', 'a number', 'true', 'a list']);
  if (field.scalar === ScalarType.STRING) return textValues(field);
  if (field.scalar === ScalarType.BYTES) return wrongTypes(['a text', 'a number', 'true', 'a list', 'an object']);
  if (field.scalar === ScalarType.BOOL) return wrongTypes(['a text', 'a number', 'a list', 'an object']);
  return numberValues(field);
}

/** For a text, as a body, a form, an address or a path can hold it. */
export function textValues(field: DescField): HostileValue[] {
  const bounds = boundsOf(field);
  const { format = Format.UNSPECIFIED, minLength = 0, maxLength = 0, oneOf = [], required = false, trim = false } = bounds ?? {};
  const closed = [Format.ID, Format.TIME, Format.DECIMAL, Format.EMAIL].includes(format) || oneOf.length > 0;
  return [
    ...wrongTypes(['a number', 'true', 'a list', 'an object']),
    refusedIf(required, 'empty', ''),
    refusedIf((required && trim) || (closed && !trim), 'only spaces', ' \t '),
    refusedIf(true, 'half of a surrogate pair', 'a\ud800b'),
    refusedIf(true, 'the other half', '\udc00'),
    refusedIf(true, 'a NUL', 'a\0b'),
    refusedIf(maxLength > 0 || closed, 'far too long', 'x'.repeat(20_000)),
    ...(maxLength > 0 ? [refusedIf(true, 'one too long', 'x'.repeat(maxLength + 1)), refusedIf(true, 'one emoji too long', '\u{1f3c0}'.repeat(maxLength + 1)), refusedIf(closed, 'as long as can be', 'x'.repeat(maxLength))] : []),
    ...(minLength > 1 ? [refusedIf(true, 'one too short', 'x'.repeat(minLength - 1))] : []),
    ...WRONG_FORMAT[format].map((text) => refusedIf(true, `no such format: ${text}`, text)),
    ...(oneOf.length > 0 ? [refusedIf(true, 'not offered', 'not-offered'), refusedIf(true, 'in capitals', (oneOf.find(Boolean) ?? '').toUpperCase() + '!')] : []),
    ...TEXTS.map(([what, text]) => refusedIf(closed || (format === Format.LINE && /[\r\n]/.test(text)), what, text)),
  ];
}

function numberValues(field: DescField): HostileValue[] {
  const { min, max, decimals, required = false } = boundsOf(field) ?? {};
  const whole = !FLOATS.includes(field.scalar);
  return [
    ...wrongTypes(['a text', 'true', 'a list', 'an object']),
    ...['10', 'NaN', 'Infinity', '-Infinity', '', '0x10'].map((text) => refusedIf(true, `a number as a text: ${text}`, text)),
    ...['1e999', '-1e999'].map((digits) => refusedIf(true, digits, literal(digits))),
    ...['NaN', 'Infinity', '01', '1.', '+1', '0x10'].map((digits) => refusedIf(true, `${digits}, which is no JSON`, literal(digits))),
    refusedIf(required, 'minus nothing', literal('-0')),
    refusedIf(required, 'nothing', 0),
    ...(min === undefined ? [] : [refusedIf(true, 'below the least', min - 1), refusedIf(true, 'far below the least', -1e21)]),
    ...(max === undefined ? [] : [refusedIf(true, 'above the most', max + 1), refusedIf(true, 'far above the most', literal('9'.repeat(400))), refusedIf(true, 'beyond 32 bits', 4_294_967_296), refusedIf(true, 'beyond 64 bits', literal('18446744073709551617'))]),
    ...(decimals === undefined ? [] : [refusedIf(true, 'too many decimals', 10 ** -(decimals + 1) + (min !== undefined && min > 0 ? 2 : 0))]),
    ...(whole ? [refusedIf(true, 'a part of a whole', 1.5)] : [refusedIf(min !== undefined && min > 0, 'the least there is', 5e-324)]),
  ];
}

function listValues(field: DescField & { fieldKind: 'list' }): HostileValue[] {
  const { maxLength = 0, required = false } = boundsOf(field) ?? {};
  const item = field.listKind === 'message' ? {} : 'h2h';
  return [
    ...wrongTypes(['a text', 'a number', 'true', 'an object']),
    refusedIf(required, 'an empty list', []),
    ...['a number', 'a list', 'true'].map((what) => refusedIf(true, `a list of ${what}`, [WRONG[what]])),
    ...(maxLength > 0 ? [refusedIf(true, 'one item too many', Array.from({ length: maxLength + 1 }, () => item)), refusedIf(true, 'a thousand items', Array.from({ length: 1_000 }, () => item))] : []),
  ];
}

const WRONG: Readonly<Record<string, unknown>> = { 'a text': 'text', 'a number': 7, true: true, 'a list': [['x']], 'an object': { a: 1 } };

function wrongTypes(names: readonly string[]): HostileValue[] {
  return names.map((name) => refusedIf(true, `${name} instead`, WRONG[name]));
}

function refusedIf(refused: boolean, what: string, value: unknown): HostileValue {
  return { what, value, refused };
}
