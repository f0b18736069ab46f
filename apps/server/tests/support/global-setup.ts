import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  acquireTestServer,
  dropDatabase,
  ensureDatabase,
  ensureRole,
  withConnection,
  withDatabase,
} from '@quetzal/local-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/kernel/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
    /** Name of the database with this run's demo, made when the first file wants it. */
    demoTemplate: string;
    demoVaultSecret: string;
  }
}

/** Password of the server's role in test databases, which hold nothing and live on this machine only. */
export const testRole = { name: 'quetzal_server', password: 'test-only' };

function templateName(): string {
  const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return `server_template_${hash.digest('hex').slice(0, 12)}`;
}

async function ensureTemplate(serverUrl: string, template: string): Promise<void> {
  // Test runs of one machine share the server: only one of them makes the template, the others wait.
  await withConnection(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(77)');
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    await ensureRole(serverUrl, testRole);
    await ensureDatabase(serverUrl, `${template}_new`);
    await migrate(withDatabase(serverUrl, `${template}_new`));
    await client.query(`alter database ${template}_new rename to ${template}`);
  });
}

/** Finds or starts PostgreSQL and makes the migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await acquireTestServer();
  const template = templateName();
  await ensureTemplate(server.url, template);
  project.provide('databaseServerUrl', server.url);
  project.provide('templateDatabase', template);
  const demoTemplate = `server_demo_${randomBytes(6).toString('hex')}`;
  project.provide('demoTemplate', demoTemplate);
  project.provide('demoVaultSecret', randomBytes(32).toString('base64url'));
  return async () => {
    for (const name of [demoTemplate, `${demoTemplate}_new`]) await dropDatabase(server.url, name);
    await server.stop();
  };
}
