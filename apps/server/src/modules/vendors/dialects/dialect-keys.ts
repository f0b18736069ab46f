import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';

const Dialects = Type.Record(
  Type.String({ pattern: '^[A-Z0-9]{2,12}$' }),
  Type.Union([
    Type.Object({ dialect: Type.Literal('pragmatic'), secret: Type.String({ minLength: 8 }) }),
    Type.Object({
      dialect: Type.Literal('hub88'),
      theirPublicKey: Type.String(),
      ourPrivateKey: Type.String(),
    }),
  ]),
);

/** What a vendor that speaks a dialect signs with. */
export type DialectKeys =
  | { dialect: 'pragmatic'; secret: string }
  | { dialect: 'hub88'; theirPublicKey: KeyObject; ourPrivateKey: KeyObject };

/** The dialect and keys of each vendor that speaks one, by vendor code. */
export type VendorDialects = ReadonlyMap<string, DialectKeys>;

/**
 * Reads `VENDOR_DIALECTS`, a JSON object of vendor code to dialect and keys (RSA keys as PEM). Throws, without showing a
 * value, when it is not that.
 */
export function readVendorDialects(json: string): VendorDialects {
  const value: unknown = JSON.parse(json);
  if (!Value.Check(Dialects, value)) throw new Error('VENDOR_DIALECTS must be an object of code to dialect and keys');
  return new Map(
    Object.entries(value).map(([code, keys]) => [code, keys.dialect === 'hub88' ? rsaKeys(code, keys) : keys]),
  );
}

function rsaKeys(code: string, pem: { theirPublicKey: string; ourPrivateKey: string }): DialectKeys {
  try {
    const theirPublicKey = createPublicKey(pem.theirPublicKey);
    const ourPrivateKey = createPrivateKey(pem.ourPrivateKey);
    if (theirPublicKey.asymmetricKeyType === 'rsa' && ourPrivateKey.asymmetricKeyType === 'rsa')
      return { dialect: 'hub88', theirPublicKey, ourPrivateKey };
  } catch {
    // What is wrong with a key is part of the key: it is not told.
  }
  throw new Error(`VENDOR_DIALECTS: the keys of ${code} must be RSA keys in PEM`);
}
