import type { Reader } from '#kernel/database/database.ts';

/** The name and address of a vendor that is open; undefined for any other code. */
export async function selectOpenVendor(
  db: Reader,
  vendorCode: string,
): Promise<{ name: string; baseUrl: string } | undefined> {
  return db
    .selectFrom('vendor')
    .select(['name', 'base_url as baseUrl'])
    .where('code', '=', vendorCode)
    .where('enabled', '=', true)
    .executeTakeFirst();
}
