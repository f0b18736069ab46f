import { fileURLToPath } from 'node:url';
import pg from 'pg';
import Postgrator from 'postgrator';

const migrationsPattern = fileURLToPath(new URL('../../../migrations/*', import.meta.url));
/** Any constant will do: it only has to be the same in every process that migrates. */
const migrationLock = 7_205_901_144;

/**
 * Brings the database to the newest migration, forward only. Processes that start together take turns. `url` is the
 * owner's role. Returns the names of the migrations that ran.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const runner = new Postgrator({
      migrationPattern: migrationsPattern,
      driver: 'pg',
      schemaTable: 'schema_migration',
      execQuery: (query) => client.query(query),
    });
    const done = await runner.migrate();
    return done.map((migration) => migration.filename);
  } finally {
    await client.end();
  }
}
