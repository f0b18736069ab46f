import { expect, test } from 'vitest';
import { countCharacters } from './index.ts';

test.each([
  ['', 0],
  ['niño', 4],
  ['nin\u0303o', 4],
  ['नमस्ते', 3],
  ['👩‍👩‍👧 🇲🇽', 3],
])('%j has %i characters', (text, expected) => expect(countCharacters(text)).toBe(expected));
