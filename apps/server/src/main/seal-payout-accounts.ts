import { readSealingKeys } from '#kernel/crypto/sealing-keys.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { createNumberVault, sealAccounts } from '#modules/wallet';

// `node src/main/seal-payout-accounts.ts` seals every payout account in DATABASE_URL with the first of PERSONAL_DATA_KEYS:
// those that were never sealed, and those that an earlier key in the list sealed. The platform may stay open meanwhile.
const url = process.env['DATABASE_URL'];
const keys = process.env['PERSONAL_DATA_KEYS'];
if (!url || !keys) {
  console.error('Set DATABASE_URL, and PERSONAL_DATA_KEYS with the new key first and the earlier ones after it.');
  process.exit(2);
}
const vault = createNumberVault(readSealingKeys('PERSONAL_DATA_KEYS', keys));
const database = createDatabase({ url, poolMax: 2, onError: (error) => console.error(error.message) });
try {
  console.log(`Sealed ${await sealAccounts({ db: database.db, vault })} payout accounts with the key ${vault.keyId}`);
} finally {
  await database.close();
}
