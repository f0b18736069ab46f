import type { Config } from '#kernel/config/config.ts';
import { readVendorDialects, readVendorSecrets, readVendorSigningKey } from '#modules/vendors';

/** What game vendors and we sign with, of all dialects. Throws, without showing a value, when the settings are not usable. */
export function vendorKeysOf(config: Config) {
  const { VENDOR_SECRETS: secrets, VENDOR_SIGNING_KEY: key, VENDOR_DIALECTS: dialects } = config;
  const signingKey = key === undefined ? undefined : readVendorSigningKey(key);
  return { signingKey, secrets: readVendorSecrets(secrets, signingKey), dialects: readVendorDialects(dialects) };
}
