import { randomUUID } from 'node:crypto';
import { acquireTestServer, dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import { afterAll, beforeAll } from 'vitest';
import { migrate } from '../server/database/migrate.ts';

/** An empty, migrated database for the tests of a file; it has its address once they run. */
export function useTestDatabase(): { readonly url: string } {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  return {
    get url() {
      return database.url;
    },
  };
}

/** An empty, migrated database; who asks for it drops it. */
export async function createTestDatabase() {
  const server = await acquireTestServer();
  const name = `studio_test_${randomUUID().replaceAll('-', '')}`;
  await ensureDatabase(server.url, name);
  const url = withDatabase(server.url, name);
  await migrate(url);
  return {
    url,
    async drop() {
      await dropDatabase(server.url, name);
      await server.stop();
    },
  };
}
