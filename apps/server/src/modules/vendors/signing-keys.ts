import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** The key that we sign with for vendors that sign with keys. */
export interface VendorSigningKey {
  keyId: string;
  privateKey: KeyObject;
}

/** Reads `VENDOR_SIGNING_KEY`, a private Ed25519 JWK with `kid`. Throws, without showing it, when it is not that. */
export function readVendorSigningKey(json: string): VendorSigningKey {
  try {
    const jwk = JSON.parse(json) as JsonWebKey & { kid?: string };
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    if (privateKey.asymmetricKeyType === 'ed25519' && typeof jwk.kid === 'string' && /^[\w-]{1,64}$/.test(jwk.kid))
      return { keyId: jwk.kid, privateKey };
  } catch {
    // What is wrong with a key is part of the key: it is not told.
  }
  throw new Error('VENDOR_SIGNING_KEY must be a private Ed25519 JWK with kid');
}

/** Reads the `x` of a public Ed25519 JWK. Throws when it is none. */
export function readPublicKey(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** The public half of our key, as it is published. */
export function publicJwkOf({ keyId, privateKey }: VendorSigningKey) {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: keyId, x } as const;
}
