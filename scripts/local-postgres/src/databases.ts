import pg from 'pg';

/** Runs `work` with one connection to `url`, closed afterwards. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists. `url` points at another database of the same server. */
export async function ensureDatabase(url: string, name: string, template?: string): Promise<void> {
  await withConnection(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const from = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`;
    await client.query(`create database ${pg.escapeIdentifier(name)}${from}`);
  });
}

/** Drops a database and whoever is connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withConnection(url, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

/** Creates a login role or renews its password. */
export async function ensureRole(url: string, role: { name: string; password: string }): Promise<void> {
  await withConnection(url, async (client) => {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [role.name]);
    const verb = found.rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${pg.escapeIdentifier(role.name)} login password ${pg.escapeLiteral(role.password)}`,
    );
  });
}

/** `url` with another database name, and another role if given. */
export function withDatabase(url: string, name: string, role?: { name: string; password: string }): string {
  const next = new URL(url);
  next.pathname = `/${name}`;
  if (role !== undefined) {
    next.username = role.name;
    next.password = role.password;
  }
  return next.toString();
}
