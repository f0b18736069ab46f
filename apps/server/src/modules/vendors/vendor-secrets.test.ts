import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { publicJwkOf, readVendorSigningKey } from './signing-keys.ts';
import { readVendorSecrets } from './vendor-secrets.ts';

const jwkOf = (kind: 'ed25519' | 'x25519') =>
  kind === 'ed25519'
    ? generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
    : generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
const own = { ...jwkOf('ed25519'), kid: 'w1' };
const vendor = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
const secret = 'only-for-tests-solaris';

describe('what a vendor and we sign with', () => {
  test('is a secret, or keys with a key of ours', () => {
    const key = readVendorSigningKey(JSON.stringify(own));
    const secrets = readVendorSecrets(JSON.stringify({ SOL: secret, XOC: { publicKeys: [vendor.x, vendor.x] } }), key);
    expect(secrets.get('SOL')).toBe(secret);
    expect(secrets.get('XOC')).toMatchObject({ keyId: 'w1', ours: key.privateKey, theirs: [{}, {}] });
    expect(publicJwkOf(key)).toEqual({ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: 'w1', x: own.x });
  });

  test.each([
    ['a short secret', { SOL: 'short' }],
    ['no keys', { SOL: { publicKeys: [] } }],
    ['five keys', { SOL: { publicKeys: Array.from({ length: 5 }, () => vendor.x) } }],
    ['a key that is none', { SOL: { publicKeys: ['only-for-tests'] } }],
    ['a field more', { SOL: { publicKeys: [vendor.x], secret: 'only-for-tests-too' } }],
  ])('%s stops the start, and its value is not told', (_what, given) => {
    const key = readVendorSigningKey(JSON.stringify(own));
    expect(() => readVendorSecrets(JSON.stringify(given), key)).toThrow(/^VENDOR_SECRETS(?!.*only-for-tests)/);
  });

  test('keys without a key of ours stop the start', () => {
    const given = JSON.stringify({ XOC: { publicKeys: [vendor.x] } });
    expect(() => readVendorSecrets(given)).toThrow('VENDOR_SIGNING_KEY is missing');
  });

  test.each([
    ['no JSON', 'only-for-tests'],
    ['a key without a name', JSON.stringify({ ...own, kid: undefined })],
    ['a key of another kind', JSON.stringify({ ...jwkOf('x25519'), kid: 'only-for-tests' })],
    ['the public half', JSON.stringify({ ...vendor, kid: 'only-for-tests' })],
  ])('%s is no signing key, and is not told', (_what, given) => {
    expect(() => readVendorSigningKey(given)).toThrow(/^VENDOR_SIGNING_KEY(?!.*only-for-tests)/);
  });
});
