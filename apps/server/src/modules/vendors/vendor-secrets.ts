import Type from 'typebox';
import { Value } from 'typebox/value';

const Secrets = Type.Record(Type.String({ pattern: '^[A-Z0-9]{2,12}$' }), Type.String({ minLength: 16 }));

/** The secret shared with each vendor, by vendor code. */
export type VendorSecrets = ReadonlyMap<string, string>;

/** Reads `VENDOR_SECRETS`, a JSON object of code to secret. Throws, without showing a value, when it is not that. */
export function readVendorSecrets(json: string): VendorSecrets {
  const value: unknown = JSON.parse(json);
  if (!Value.Check(Secrets, value))
    throw new Error('VENDOR_SECRETS must be an object of code to secret (16 characters or more)');
  return new Map(Object.entries(value));
}
