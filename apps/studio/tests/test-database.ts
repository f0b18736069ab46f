import { randomUUID } from 'node:crypto';
import { acquireTestServer, dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import { migrate } from '../server/database/migrate.ts';

/** An empty, migrated database of its own for one test file. */
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
