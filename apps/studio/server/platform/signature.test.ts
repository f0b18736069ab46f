import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_SKEW_SECONDS_MAX, isSignatureValid, sign } from './signature.ts';

const message = { method: 'POST', path: '/vendor/v1/wallet/bet', timestampSeconds: 1_700_000_000, body: '{"a":1}' };

describe('signatures', () => {
  it('cover method, path, time and the bytes of the body', () => {
    const digest = createHash('sha256').update('{"a":1}').digest('hex');
    const expected = createHmac('sha256', 's')
      .update(`POST\n/vendor/v1/wallet/bet\n1700000000\n${digest}`)
      .digest('hex');
    expect(sign('s', message)).toBe(expected);
  });

  it.each([
    ['another body', { ...message, body: '{"a":2}' }],
    ['another path', { ...message, path: '/vendor/v1/wallet/win' }],
    ['another time', { ...message, timestampSeconds: message.timestampSeconds + 1 }],
  ])('do not fit %s', (_what, other) => {
    expect(isSignatureValid('s', other, sign('s', message), message.timestampSeconds)).toBe(false);
  });

  it('are valid for 30 seconds either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (skewSeconds) => {
        const nowSeconds = message.timestampSeconds + skewSeconds;
        const isYoung = Math.abs(skewSeconds) <= CLOCK_SKEW_SECONDS_MAX;
        expect(isSignatureValid('s', message, sign('s', message), nowSeconds)).toBe(isYoung);
      }),
    );
  });
});
