import { randomBytes } from 'node:crypto';
import { dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase, type Database } from '#kernel/database/database.ts';
import { ensureDemoTemplate } from './demo-template.ts';
import { testRole } from './global-setup.ts';

/** A migrated PostgreSQL database of one test file. */
export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  /** As the server connects: cannot change money rows. */
  url: string;
  /** As the owner connects: may do anything; for preparing and inspecting. */
  ownerUrl: string;
  /** Has the demo in it from the start; to be said before the file's first `beforeAll` runs. */
  withDemo(): void;
}

/** Gives the test file a database of its own, copied from the migrated template, and drops it afterwards. */
export function useTestDatabase(): TestDatabase {
  const serverUrl = inject('databaseServerUrl');
  const name = `server_test_${randomBytes(6).toString('hex')}`;
  const ownerUrl = withDatabase(serverUrl, name);
  const url = withDatabase(serverUrl, name, testRole);
  const database = createDatabase({ url, poolMax: 6, onError: () => undefined });
  let hasDemo = false;
  beforeAll(async () => {
    const template = hasDemo ? await ensureDemoTemplate(serverUrl) : inject('templateDatabase');
    await ensureDatabase(serverUrl, name, template);
  });
  afterAll(async () => {
    await database.close();
    await dropDatabase(serverUrl, name);
  });
  return { db: database.db, pool: database.pool, url, ownerUrl, withDemo: () => (hasDemo = true) };
}
