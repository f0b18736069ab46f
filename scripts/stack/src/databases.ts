import { join } from 'node:path';
import { ensureDatabase, ensureRole, startLocalPostgres, withDatabase } from '@quetzal/local-postgres';

/** Where each service keeps its data; URLs carry passwords. */
export interface Databases {
  serverOwnerUrl: string;
  serverUrl: string;
  studioUrl: string;
  sandboxUrl: string;
  /** Folder of the local database's files; undefined on a server of one's own. */
  folder: string | undefined;
  stop(): Promise<void>;
}

/**
 * Databases for the platform, the studio and the sandbox: on the local PostgreSQL in `dataDir`, or on the server of
 * `DATABASE_OWNER_URL` when that is set (its role must be allowed to create databases and roles).
 */
export async function startDatabases(dataDir: string, serverRolePassword: string): Promise<Databases> {
  const given = process.env['DATABASE_OWNER_URL'];
  const local = given
    ? { url: given, folder: undefined, stop: async () => undefined }
    : await startLocalPostgres({ dataDir: join(dataDir, 'postgres'), mode: 'durable', adopt: true }).then((server) => ({
        url: server.url('postgres'),
        folder: server.dataDir,
        stop: server.stop,
      }));
  const role = { name: 'quetzal_server', password: serverRolePassword };
  await ensureRole(local.url, role);
  for (const name of ['quetzal', 'quetzal_studio', 'quetzal_sandbox']) await ensureDatabase(local.url, name);
  return {
    serverOwnerUrl: withDatabase(local.url, 'quetzal'),
    serverUrl: withDatabase(local.url, 'quetzal', role),
    studioUrl: withDatabase(local.url, 'quetzal_studio'),
    sandboxUrl: withDatabase(local.url, 'quetzal_sandbox'),
    folder: local.folder,
    stop: local.stop,
  };
}
