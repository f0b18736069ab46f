import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecords } from './csv.ts';

const written = (records: string[][], end: string): string =>
  records.map((record) => record.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')).join(end);

test('fields are what stands between commas, with or without quotes, in lines that end either way', () => {
  expect(csvRecords('a,b,\r\n"c, d","say ""e""",\n\nf\n')).toEqual([['a', 'b', ''], ['c, d', 'say "e"', ''], ['f']]);
  expect(csvRecords('')).toEqual([]);
});

test.each(['a,"b', 'a,"b"c', 'a,b"c', '"', 'a\rb'])('%j is no CSV', (text) => {
  expect(csvRecords(text)).toBeUndefined();
});

test('what was written with quotes is read as it was', () => {
  const record = fc.array(fc.string(), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(record), fc.constantFrom('\n', '\r\n'), (records, end) => {
      expect(csvRecords(written(records, end))).toEqual(records);
    }),
  );
});
