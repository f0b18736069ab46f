import { fileURLToPath } from 'node:url';
import pg from 'pg';
import Postgrator from 'postgrator';

const migrationPattern = fileURLToPath(new URL('../../migrations/*', import.meta.url));
/** Any constant will do: processes that start together wait for one another on it. */
const migrationLock = 4_400_001;

/** Brings the sandbox's database to the newest migration, forward only. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const execQuery = (query: string) => client.query(query);
    await new Postgrator({ driver: 'pg', migrationPattern, schemaTable: 'schema_migration', execQuery }).migrate();
  } finally {
    await client.end();
  }
}
