import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signMessage, signRequest, verifyRequest } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const request = { method: 'POST', path: '/vendor/v1/wallet/bet', body: '{"a":1}' };
const vendor = { vendorCode: 'SOL', secret: 'only-for-tests-solaris' };
const signed = (at = now) => {
  const headers = signRequest(vendor, request, at);
  return { ...request, timestamp: headers['x-timestamp'], signature: headers['x-signature'] };
};

describe('a signature', () => {
  test('covers method, path, time and the bytes of the body', () => {
    const digest = createHash('sha256').update('{"a":1}').digest('hex');
    const right = createHmac('sha256', 's').update(`POST\n/vendor/v1/wallet/bet\n1700000000\n${digest}`).digest('hex');
    expect(signMessage('s', { ...request, timestamp: '1700000000' })).toBe(right);
  });

  test.each([
    ['another method', { method: 'PUT' }],
    ['another path', { path: '/vendor/v1/wallet/win' }],
    ['another body', { body: '{"a":2}' }],
    ['another time', { timestamp: '1795262401' }],
    ['a time that is no time', { timestamp: 'now' }],
    ['no time', { timestamp: undefined }],
    ['no signature', { signature: null }],
    ['half a signature', { signature: signed().signature.slice(0, 32) }],
    ['a signature that is not hex', { signature: 'z'.repeat(64) }],
  ])('does not fit %s', (_what, more) => {
    expect(verifyRequest(vendor.secret, { ...signed(), ...more }, now)).toBe('INVALID_SIGNATURE');
  });

  test('does not fit another secret', () => {
    expect(verifyRequest('only-for-tests-another', signed(), now)).toBe('INVALID_SIGNATURE');
  });

  test('is good for 30 seconds either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), (seconds) => {
        const verdict = verifyRequest(vendor.secret, signed(), new Date(now.getTime() + seconds * 1000));
        expect(verdict).toBe(Math.abs(seconds) <= 30 ? 'OK' : 'CLOCK_SKEW');
      }),
    );
  });

  test('tells bytes apart, whatever they are', () => {
    const bytes = fc.uint8Array({ maxLength: 64 });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        fc.pre(Buffer.compare(one, other) !== 0);
        const headers = signRequest(vendor, { ...request, body: one }, now);
        const given = { ...request, timestamp: headers['x-timestamp'], signature: headers['x-signature'] };
        expect(verifyRequest(vendor.secret, { ...given, body: one }, now)).toBe('OK');
        expect(verifyRequest(vendor.secret, { ...given, body: other }, now)).toBe('INVALID_SIGNATURE');
      }),
    );
  });
});
