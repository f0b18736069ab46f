import Type from 'typebox';
import { Value } from 'typebox/value';
import { readPublicKey, type VendorSigningKey } from './signing-keys.ts';
import type { VendorKeys } from './signature.ts';

const keysMax = 4;
const Secrets = Type.Record(
  Type.String({ pattern: '^[A-Z0-9]{2,12}$' }),
  Type.Union([
    Type.String({ minLength: 16 }),
    Type.Object(
      { publicKeys: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), { minItems: 1, maxItems: keysMax }) },
      { additionalProperties: false },
    ),
  ]),
);

/** What each vendor and we sign and check with, by vendor code. */
export type VendorSecrets = ReadonlyMap<string, VendorKeys>;

/**
 * Reads `VENDOR_SECRETS`, a JSON object of code to the secret that is shared, or to the vendor's public Ed25519 keys (the
 * `x` of their JWK), for which we need a key of our own. Throws, without showing a value, when it is not that.
 */
export function readVendorSecrets(json: string, signingKey?: VendorSigningKey): VendorSecrets {
  const value: unknown = JSON.parse(json);
  if (!Value.Check(Secrets, value))
    throw new Error(
      'VENDOR_SECRETS must be an object of code to secret (16 characters or more) or to { publicKeys } (x of Ed25519 JWKs)',
    );
  return new Map(
    Object.entries(value).map(([code, given]): [string, VendorKeys] => {
      if (typeof given === 'string') return [code, given];
      if (signingKey === undefined)
        throw new Error(`VENDOR_SECRETS names keys of ${code}: VENDOR_SIGNING_KEY is missing`);
      return [
        code,
        { ours: signingKey.privateKey, keyId: signingKey.keyId, theirs: given.publicKeys.map(readPublicKey) },
      ];
    }),
  );
}
