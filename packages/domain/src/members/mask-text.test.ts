import { expect, test } from 'vitest';
import { maskDay, maskStart, maskWords } from './mask-text.ts';

test('of a name the beginnings of the words stay, of any script', () => {
  expect(maskWords('Ana López')).toBe('A** L****');
  expect(maskWords('𠮷野 太郎')).toBe('𠮷* 太*');
});

test.each([
  ['ABCD12345678', '****5678'],
  ['ana.9', '****9'],
  ['ab', '****'],
])('%s shows its end as %s', (text, shown) => {
  expect(maskStart(text)).toBe(shown);
});

test('of a day the year stays', () => {
  expect(maskDay('1990-01-31')).toBe('1990-**-**');
});
