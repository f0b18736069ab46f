import fc from 'fast-check';

const deepLevels = 2_000;
const longChars = 20_000;
/** More than the server takes as a body. */
const oversizedChars = 300_000;

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Eabc',
  '\uFEFF',
  '\u0130\u0131\u00DF',
  '\u0661\u0662\u0663',
  'e\u0301'.repeat(64),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '%',
  '%_%',
  '\\',
  '%00',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://example.invalid")',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e400',
  '-0',
  '00000000-0000-0000-0000-000000000000',
  '999999999999999999.999999',
  '0.0000001',
  '99999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '9999-12-31T23:59:60Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-01-01T00:00:00+99:99',
  'x'.repeat(longChars),
];

/** What each database text field, filter and sort order has to withstand. */
const sqlInjections = [
  "' OR '1'='1",
  "'; SELECT pg_sleep(6); --",
  '") OR 1=1 --',
  '1 OR 1=1',
  '1; DROP TABLE member; --',
  "' UNION SELECT null, version(), null --",
  "'||(SELECT pg_sleep(6))||'",
  "' AND (SELECT 1 FROM (SELECT pg_sleep(6)) x) IS NOT NULL --",
  '$$; SELECT pg_sleep(6); $$',
  "E'\\'; SELECT 1; --",
  '\u02bc OR \u02bc1\u02bc=\u02bc1',
  '%27%20OR%201=1--',
  'id; select 1',
  "{'a': 1}'::jsonb",
  "a' ESCAPE '",
];

/** What each value that comes near a header, a log line or an address has to withstand. */
const headerInjections = [
  '\r\nX-Injected: 1',
  '\r\n\r\n<html>injected</html>',
  '%0d%0aSet-Cookie:%20injected=1',
  '\u560d\u560aSet-Cookie: injected=1',
  'a\u2028X-Injected: 1',
  'evil.example:80@localhost',
  'localhost\t.evil.example',
  '//evil.example/%2f..',
  'javascript:alert(1)',
  '{"level":50,"msg":"forged"}',
];

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

const others: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  -2_147_483_649,
  2_147_483_648,
  [],
  {},
  [[]],
  ['a', 'a'],
  { $gt: '' },
  { toString: 'x' },
  { length: -1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  nested(deepLevels),
];

/** A text that a careless program stumbles over: control and odd characters, injections, borders of dates and numbers. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...sqlInjections) },
  { weight: 1, arbitrary: fc.constantFrom(...headerInjections) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** Any JSON value where another was expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom(...others) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Bodies that are no JSON, or hardly. */
export const hostileBody: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '{"a":',
  '{"a":1}}',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '\uFEFF{}',
  '\u0000',
  '"\\uD800"',
  '{"value":"a.b.c.d.e"}',
  '{"value":"eyJhbGciOiJub25lIn0..."}',
  'NaN',
  '1e999999',
  'a=1&b[c]=2&%',
  '['.repeat(50_000),
  `${'{"a":'.repeat(deepLevels)}1${'}'.repeat(deepLevels)}`,
  `"${'x'.repeat(oversizedChars)}"`,
);
