import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const body = (row: string[]) => csvOf([row]).slice(1);

test('accents survive a spreadsheet: the text starts with a byte order mark', () => {
  expect(csvOf([['Ámbar']]).startsWith('\uFEFF')).toBe(true);
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(body(['a,b', 'say "hi"', 'x\ny'])).toBe('"a,b","say ""hi""","x\ny"\r\n');
});

test('text that a spreadsheet would run is made harmless', () => {
  expect(body(['=1+1', '@cmd', '+52'])).toBe("'=1+1,'@cmd,'+52\r\n");
});

test('negative figures stay figures', () => {
  expect(body(['-12480.40'])).toBe('-12480.40\r\n');
});
