import { createHash, createHmac, generateKeyPairSync, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  publicJwkOf,
  readPrivateKey,
  readPublicKey,
  signMessage,
  signRequest,
  signResponse,
  verifyRequest,
} from './index.ts';

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

describe('a signature by keys', () => {
  const [vendorKey, walletKey, strangerKey] = [0, 1, 2].map(() => generateKeyPairSync('ed25519'));
  if (vendorKey === undefined || walletKey === undefined || strangerKey === undefined) throw new Error('no keys');
  const vendorSide = { own: vendorKey.privateKey, theirs: [walletKey.publicKey] };
  const walletSide = { own: walletKey.privateKey, theirs: [strangerKey.publicKey, vendorKey.publicKey], keyId: 'w1' };
  const signedByVendor = () => {
    const headers = signRequest({ vendorCode: 'SOL', secret: vendorSide }, request, now);
    return { ...request, timestamp: headers['x-timestamp'], signature: headers['x-signature'] };
  };

  test('covers the same text, and fits any of the keys that the other side knows', () => {
    const digest = createHash('sha256').update('{"a":1}').digest('hex');
    const text = Buffer.from(`POST\n/vendor/v1/wallet/bet\n1795262400\n${digest}`);
    const given = signedByVendor();
    expect(verify(null, text, vendorKey.publicKey, Buffer.from(given.signature, 'hex'))).toBe(true);
    expect(verifyRequest(walletSide, given, now)).toBe('OK');
    expect(verifyRequest({ ...walletSide, theirs: [strangerKey.publicKey] }, given, now)).toBe('INVALID_SIGNATURE');
  });

  test.each([
    ['another path', { path: '/vendor/v1/wallet/win' }],
    ['another body', { body: '{"a":2}' }],
    ['another time', { timestamp: '1795262401' }],
    ['half a signature', { signature: 'ab'.repeat(32) }],
    ['an HMAC', { signature: signed().signature }],
  ])('does not fit %s', (_what, more) => {
    expect(verifyRequest(walletSide, { ...signedByVendor(), ...more }, now)).toBe('INVALID_SIGNATURE');
  });

  test('of an answer names the key, and is no signature of a request', () => {
    const headers = signResponse(walletSide, request, now);
    expect(headers['x-key-id']).toBe('w1');
    const given = { ...request, timestamp: headers['x-timestamp'], signature: headers['x-signature'] };
    expect([verifyRequest(vendorSide, given, now), verifyRequest(walletSide, given, now)]).toEqual([
      'OK',
      'INVALID_SIGNATURE',
    ]);
  });

  test('is made with keys that are read from PEM or JWK, and published by their public half', () => {
    const pem = vendorKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const jwk = JSON.stringify(vendorKey.privateKey.export({ format: 'jwk' }));
    const published = publicJwkOf(vendorKey.privateKey, 'v1');
    expect(published).toEqual({ ...vendorKey.publicKey.export({ format: 'jwk' }), kid: 'v1' });
    for (const own of [readPrivateKey(pem), readPrivateKey(jwk)]) {
      const headers = signResponse({ own, theirs: [] }, request, now);
      const given = { ...request, timestamp: headers['x-timestamp'], signature: headers['x-signature'] };
      expect(verifyRequest({ own, theirs: [readPublicKey(published.x)] }, given, now)).toBe('OK');
    }
  });

  test.each(['', 'only-for-tests', '{"kty":"oct","k":"AAAA"}'])('is not made with %j, which is not shown', (text) => {
    expect(() => readPrivateKey(text)).toThrow(/^This is no Ed25519 key$/);
    expect(() => readPublicKey(text)).toThrow(/^This is no Ed25519 key$/);
  });
});
