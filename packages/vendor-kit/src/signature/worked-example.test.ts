import { createHash, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicJwkOf, readPublicKey, signMessage, verifyRequest } from './index.ts';

const page = readFileSync(new URL('../../../../docs/vendors/protocol.md', import.meta.url), 'utf8');

/** A line of the worked example. */
function line(name: string): string {
  const value = new RegExp(`^${name} +(.+)$`, 'm').exec(page)?.[1];
  if (value === undefined) throw new Error(`The worked example has no ${name}`);
  return value;
}

test('the worked example of the protocol’s page is what the kit computes', () => {
  const message = { method: line('method'), path: line('path'), timestamp: line('timestamp'), body: line('body') };
  expect(createHash('sha256').update(message.body).digest('hex')).toBe(line('SHA-256'));
  expect(signMessage(line('secret'), message)).toBe(line('HMAC-SHA256'));
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${line('private key')}`, 'hex');
  const own = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  expect(publicJwkOf(own).x).toBe(line('public x'));
  const signature = line('Ed25519');
  expect(signMessage({ own, theirs: [] }, message)).toBe(signature);
  const keys = { own, theirs: [readPublicKey(line('public x'))] };
  const at = new Date(Number(message.timestamp) * 1000);
  expect(verifyRequest(keys, { ...message, signature }, at)).toBe('OK');
});
