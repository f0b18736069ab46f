import { describe, expect, test } from 'vitest';
import { internationalNumber, maskAddress, maskNumber } from './mobile-number.ts';

describe('a telephone number', () => {
  test.each([
    ['52', '5512345678', '+525512345678'],
    ['52', '55 1234-5678', '+525512345678'],
    ['44', '(0)20 7946 0018', '+442079460018'],
    ['55', '+55 11 91234.5678', '+5511912345678'],
    ['1', '2025550123', '+12025550123'],
  ])('of +%s written as %s is %s', (dialing, national, number) => {
    expect(internationalNumber(dialing, national)).toBe(number);
  });

  test.each([
    ['52', ''],
    ['52', '1234'],
    ['52', '55123456789012'],
    ['52', '55-12-AB'],
    ['52', '+1 2025550123'],
    ['52', '٥٥١٢٣٤٥٦٧٨'],
    ['0', '5512345678'],
    ['+52', '5512345678'],
    ['', '5512345678'],
  ])('of +%s is not %s', (dialing, national) => {
    expect(internationalNumber(dialing, national)).toBeNull();
  });

  test('is shown by its end, an address by its domain', () => {
    expect(maskNumber('+525512345678')).toBe('+52*****5678');
    expect(maskAddress('ana.lopez@correo.mx')).toBe('a***@correo.mx');
  });
});
