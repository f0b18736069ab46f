import { expect, test } from 'vitest';
import { csvOf } from './index.ts';

const body = (row: Parameters<typeof csvOf>[0][number], tag = 'es-MX') => csvOf([row], tag).slice(1);

test('accents survive a spreadsheet: the text starts with a byte order mark', () => {
  expect(csvOf([['Ámbar']], 'es-MX')).toBe('\uFEFF"Ámbar"\r\n');
});

test.each([
  ['es-MX', '"a",-1234.50,"1.5"\r\n'],
  ['en-US', '"a",-1234.50,"1.5"\r\n'],
  ['ar-u-nu-latn', '"a",-1234.50,"1.5"\r\n'],
  ['pt-BR', '"a";-1234,50;"1.5"\r\n'],
  ['de', '"a";-1234,50;"1.5"\r\n'],
])('figures have the mark of a reader of %s, and cells are parted as there; text stays as it is', (tag, row) => {
  expect(body(['a', { figure: '-1234.50' }, '1.5'], tag)).toBe(row);
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(body(['a,b', 'say "hi"', 'x\ny'])).toBe('"a,b","say ""hi""","x\ny"\r\n');
});

test('text that a spreadsheet would run is made harmless', () => {
  expect(body(['=1+1', '@cmd', '+52', '-5'])).toBe(`"'=1+1","'@cmd","'+52","'-5"\r\n`);
});
