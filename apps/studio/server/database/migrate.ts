import { fileURLToPath } from 'node:url';
import pg from 'pg';
import Postgrator from 'postgrator';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/*.sql', import.meta.url));
/** Any fixed number: processes that start together wait for one another on it. */
const LOCK = 4_300_001;

/** Brings the database to the newest version. Safe to run from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const postgrator = new Postgrator({
      driver: 'pg',
      migrationPattern: MIGRATIONS,
      schemaTable: 'schema_version',
      execQuery: (query) => client.query(query),
    });
    await postgrator.migrate();
  } finally {
    await client.end();
  }
}
