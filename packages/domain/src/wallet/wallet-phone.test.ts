import { describe, expect, test } from 'vitest';
import { currencies } from '../money/index.ts';
import { walletDialing, walletPhone } from './wallet-phone.ts';

describe('the telephone of an e-wallet', () => {
  test.each(['5512345678', '55 1234 5678', '+52 55 1234-5678', '(55) 1234 5678', '05512345678'])(
    '%s is written in one way',
    (text) => expect(walletPhone(text, 'MXN')).toBe('+525512345678'),
  );

  test.each(['', 'phone', '551234567', '55123456789', '+1 415 555 2671', '+525512345678x', '٥٥١٢٣٤٥٦٧٨'])(
    '%s is none of a Mexican e-wallet',
    (text) => expect(walletPhone(text, 'MXN')).toBeNull(),
  );

  test('a country may have numbers of more than one length', () => {
    expect(walletPhone('11 98765-4321', 'BRL')).toBe('+5511987654321');
    expect(walletPhone('11 3876-5432', 'BRL')).toBe('+551138765432');
  });

  test('where the currency names no country the code has to be written', () => {
    expect(walletPhone('+34 612 345 678', 'EUR')).toBe('+34612345678');
    expect(walletPhone('612 345 678', 'EUR')).toBeNull();
    expect([walletDialing('EUR'), walletDialing('USDT'), walletDialing('MXN')]).toEqual([null, null, '52']);
  });

  test('a site that does not serve the country of its currency asks for the code of another one', () => {
    expect(walletDialing('USD', ['55', '52'])).toBeNull();
    expect(walletDialing('USD', ['55', '1'])).toBe('1');
    expect(walletPhone('+55 11 98765-4321', 'USD', null)).toBe('+5511987654321');
    expect(walletPhone('11 98765-4321', 'USD', null)).toBeNull();
  });

  test('every currency of one country has its code', () => {
    const without = currencies.map(({ code }) => code).filter((code) => walletDialing(code) === null);
    expect(without).toEqual(['EUR', 'USDT']);
  });
});
