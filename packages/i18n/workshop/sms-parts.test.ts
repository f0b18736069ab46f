import { expect, test } from 'vitest';
import { completeTags } from '../src/locale-table.ts';
import { smsParts, smsPartsOf } from './sms-parts.ts';

test('a text of the GSM alphabet holds 160 letters, and less where it needs a second part', () => {
  expect([smsParts('a'.repeat(160)), smsParts('a'.repeat(161)), smsParts('a'.repeat(307))]).toEqual([1, 2, 3]);
  expect(smsParts('€'.repeat(81)), 'a letter with the room of two').toBe(2);
});

test('one letter outside of it makes 70', () => {
  expect([smsParts(`á${'a'.repeat(69)}`), smsParts(`á${'a'.repeat(70)}`), smsParts('ä'.repeat(160))]).toEqual([
    1, 2, 1,
  ]);
});

test.each(completeTags)('in %s a code comes in two parts at most, and nothing takes more than three', (tag) => {
  const { code = 0, ...others } = smsPartsOf(tag);
  expect(code).toBeLessThanOrEqual(2);
  expect(Object.entries(others).filter(([, parts]) => parts > 3)).toEqual([]);
});
