import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['', 0],
  ['hola', 4],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇲🇽🇧🇷', 2],
  ['สวัสดี', 4],
  ['กำ', 1],
  ['a\nb', 3],
  ['a\r\nb', 3],
])('%j has %i characters', (text, expected) => {
  expect(countCharacters(text)).toBe(expected);
});
