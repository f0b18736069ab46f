import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLocalPostgres } from './cluster.ts';

const dataDir = resolve(fileURLToPath(import.meta.url), '../../../../.data/test-postgres');

/**
 * URL of a PostgreSQL for tests: the one named by `TEST_DATABASE_URL`, else a local throwaway server shared by all test
 * runs of this checkout. `stop` ends it only if this call started it.
 */
export async function acquireTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: async () => undefined };
  const server = await startLocalPostgres({ dataDir, mode: 'throwaway' });
  return { url: server.url('postgres'), stop: server.stop };
}
