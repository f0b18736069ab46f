import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { acquireTestServer, dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import { migrate } from '../src/kernel/database/migrate.ts';

// Writes the database's types from a freshly migrated database, so that they can never say what the migrations do not.
const out = fileURLToPath(new URL('../src/kernel/database/schema.generated.ts', import.meta.url));
const name = `schema_${process.pid}`;
const server = await acquireTestServer();
try {
  await ensureDatabase(server.url, name);
  const url = withDatabase(server.url, name);
  await migrate(url);
  const options = [
    '--dialect',
    'postgres',
    '--out-file',
    out,
    '--default-schema',
    'public',
    '--include-pattern',
    'public.*',
  ];
  // int8 arrives as bigint (see database.ts).
  const types = JSON.stringify({ int8: 'bigint' });
  const result = spawnSync(
    'kysely-codegen',
    ['--url', url, ...options, '--exclude-pattern', '*schema_migration', '--type-mapping', types],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = result.status ?? 1;
} finally {
  await dropDatabase(server.url, name);
  await server.stop();
}
