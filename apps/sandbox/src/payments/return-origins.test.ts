import { describe, expect, test } from 'vitest';
import { mayReturnTo, returnSources } from './return-origins.ts';

const origins = ['http://localhost:4100', 'https://play.example'];

describe('where a payer may be sent back to', () => {
  test.each([
    'http://localhost:4100/?overlay=depositv2',
    'http://mysite.localhost:4100/?overlay=depositv2',
    'https://play.example/',
  ])('%s', (address) => expect(mayReturnTo(address, origins)).toBe(true));

  test.each([
    'http://mysite.localhost:4200/',
    'https://mysite.localhost:4100/',
    'http://mysitelocalhost:4100/',
    'http://localhost.example:4100/',
    'https://other.play.example/',
    'https://evil.example/',
  ])('not %s', (address) => expect(mayReturnTo(address, origins)).toBe(false));

  test('is what forms of the page may lead to', () => {
    expect(returnSources(origins)).toEqual([
      'http://localhost:4100',
      'http://*.localhost:4100',
      'https://play.example',
    ]);
  });
});
