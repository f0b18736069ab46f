import { generateKeyPairSync } from 'node:crypto';
import type { SigningKeys } from '../signature/index.ts';
import type { Wire } from './wire.ts';

/** What somebody else would sign with. */
export function keysOfAStranger({ options }: Wire): SigningKeys {
  if (typeof options.secret === 'string') return 'this-is-not-the-secret';
  return { ...options.secret, own: generateKeyPairSync('ed25519').privateKey };
}
