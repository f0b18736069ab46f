import { describe, expect, it } from 'vitest';
import { createAmountFormat } from './amounts.ts';

describe('amounts on the screen', () => {
  it.each([
    ['es', 'MXN', '1234.5', '$1,234.50'],
    ['pt', 'BRL', '1234.5', 'R$1.234,50'],
    ['ar', 'MXN', '1234.5', '$1,234.50'],
    ['ar', 'USD', '1234.5', '$1,234.50'],
    ['fa', 'MXN', '1234.5', '$1,234.50'],
    ['en', 'MXN', '1234.5', '$1,234.50'],
    ['pt', 'MXN', '1234.5', '$1.234,50'],
    ['bn', 'MXN', '1234.5', '$1,234.50'],
    ['mr', 'MXN', '1234.5', '$1,234.50'],
    ['en', 'USDT', '0.999999', '₮0.99'],
    ['es', 'JPY', '1234.9', '¥1,234'],
  ])('in %s %s: %s is %s, cut off and not rounded', (language, currency, amount, text) => {
    expect(createAmountFormat(language, currency)(amount)).toBe(text);
  });
});
