import { createPrivateKey, createPublicKey, type JsonWebKey, KeyObject } from 'node:crypto';

/** A public key as it is published: the members of an Ed25519 JWK. */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  /** The key: base64url of its 32 bytes. */
  x: string;
  kid?: string;
}

/** Reads a private Ed25519 key, PEM or JWK. Throws, without showing it, when it is none. */
export function readPrivateKey(text: string): KeyObject {
  return ed25519(() =>
    text.trimStart().startsWith('{')
      ? createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
      : createPrivateKey(text),
  );
}

/** Reads the `x` of a public Ed25519 JWK. Throws when it is none. */
export function readPublicKey(x: string): KeyObject {
  return ed25519(() => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
}

/** The public half of a key, to hand to the other side. */
export function publicJwkOf(key: KeyObject, keyId?: string): PublicJwk {
  const { x = '' } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x, ...(keyId === undefined ? {} : { kid: keyId }) };
}

function ed25519(read: () => KeyObject): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = read();
  } catch {
    // What is wrong with a key is part of the key: it is not told.
  }
  if (!(key instanceof KeyObject) || key.asymmetricKeyType !== 'ed25519') throw new Error('This is no Ed25519 key');
  return key;
}
