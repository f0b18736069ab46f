import Type from 'typebox';
import { Value } from 'typebox/value';

const Secrets = Type.Record(Type.String({ pattern: '^[A-Z0-9]{2,12}$' }), Type.String({ minLength: 16 }), {
  additionalProperties: false,
});

/**
 * Reads `TRANSFER_VENDOR_SECRETS`, a JSON object of vendor code to the secret that signs our calls to its wallets. Throws,
 * without showing a value, when it is not that.
 */
export function readTransferSecrets(json: string): ReadonlyMap<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = undefined;
  }
  if (!Value.Check(Secrets, value))
    throw new Error('TRANSFER_VENDOR_SECRETS must be an object of code to secret (16 characters or more)');
  return new Map(Object.entries(value));
}
