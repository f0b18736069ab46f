import { expect, test } from 'vitest';
import { voiceOf } from './words.ts';

test.each([
  ['es', '2000.00', 'JPY', '2,000 JPY'],
  ['es', '2000.00', 'MXN', '2,000.00 MXN'],
  ['pt', '10.123456', 'USDT', '10,123456 USDT'],
])(
  'in %s an amount of %s %s is %s: in the places of its currency, and finer where it is finer',
  (tag, amount, currency, text) => {
    expect(voiceOf(tag).amount(amount, currency)).toBe(text);
  },
);
