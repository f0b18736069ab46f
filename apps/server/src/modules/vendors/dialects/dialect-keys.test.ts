import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readVendorDialects } from './dialect-keys.ts';

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem });
const ed25519 = generateKeyPairSync('ed25519', pem);
const hub88 = { dialect: 'hub88', theirPublicKey: rsa.publicKey, ourPrivateKey: rsa.privateKey };

test('each vendor has its dialect and keys', () => {
  const pragmatic = { dialect: 'pragmatic', secret: 'only-for-tests' };
  const dialects = readVendorDialects(JSON.stringify({ PRA: pragmatic, HUB: hub88 }));
  expect(dialects.get('PRA')).toEqual(pragmatic);
  expect(dialects.get('HUB')).toMatchObject({ dialect: 'hub88' });
  expect(readVendorDialects('{}').size).toBe(0);
});

const pragmaticFeed = { url: 'https://api.vendor.test', login: 'qz', password: 'only-for-tests' };

test('a vendor may tell where its books are', () => {
  const feed = { url: 'https://api.vendor.test/hub', operatorId: 16 };
  const pragmatic = {
    dialect: 'pragmatic',
    secret: 'only-for-tests',
    feed: { ...pragmaticFeed, dataTypes: ['RNG', 'LC'] },
  };
  const dialects = readVendorDialects(JSON.stringify({ PRA: pragmatic, HUB: { ...hub88, feed } }));
  expect(dialects.get('PRA')).toEqual(pragmatic);
  expect(dialects.get('HUB')).toMatchObject({ dialect: 'hub88', feed });
});

test.each([
  ['an address without TLS', { ...pragmaticFeed, url: 'http://api.vendor.test' }],
  ['an address that is none', { ...pragmaticFeed, url: 'https://api vendor' }],
  ['an address with a question in it', { ...pragmaticFeed, url: 'https://api.vendor.test?x=1' }],
  ['no password', { ...pragmaticFeed, password: undefined }],
  ['no portfolio at all', { ...pragmaticFeed, dataTypes: [] }],
])('a feed with %s stops the start, and its password is not told', (_what, feed) => {
  const value = { PRA: { dialect: 'pragmatic', secret: 'only-for-tests', feed } };
  expect(() => readVendorDialects(JSON.stringify(value))).toThrow(/^VENDOR_DIALECTS(?!.*only-for-tests)/);
});

test.each([
  ['a dialect that there is not', { PRA: { dialect: 'latin', secret: 'only-for-tests' } }],
  ['a secret that is short', { PRA: { dialect: 'pragmatic', secret: 'short' } }],
  ['a key that is none', { HUB: { ...hub88, ourPrivateKey: 'only-for-tests' } }],
  ['a key of another kind', { HUB: { ...hub88, theirPublicKey: ed25519.publicKey } }],
])('%s stops the start, and its value is not told', (_what, value) => {
  expect(() => readVendorDialects(JSON.stringify(value))).toThrow(/^VENDOR_DIALECTS(?!.*only-for-tests)/);
});
