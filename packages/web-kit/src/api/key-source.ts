import type { EncryptionKey, EncryptionKeySource } from '@quetzal/api';

/** Remembers the key that came with the page and fetches another when the server says that it no longer knows it. */
export function createKeySource(first: EncryptionKey, fetchKey: () => Promise<EncryptionKey>): EncryptionKeySource {
  let current = Promise.resolve(first);
  return ({ isStale }) => {
    if (isStale) {
      const before = current;
      current = fetchKey().catch(async (err: unknown) => {
        current = before;
        throw err;
      });
    }
    return current;
  };
}
