import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '@quetzal/local-postgres';
import { platformDataDir } from './start-platform.ts';

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(platformDataDir(), file), 'utf8')) as T;
}

/** The database of the platform, with the server's own role. */
function databaseUrl(): string {
  const url = new URL(read<{ database: string }>('running.json').database);
  url.password = read<{ serverRolePassword: string }>('secrets.json').serverRolePassword;
  return url.href;
}

/** Lets a person have been away for so many minutes, without waiting for them: nothing was heard of them meanwhile. */
export async function stayAway(account: string, minutes: number): Promise<void> {
  const set = `update member_session set active_at = active_at - make_interval(mins => $2)
    where revoked_at is null and member_id in (select id from member_identity where account = $1)`;
  const moved = await withConnection(databaseUrl(), (client) => client.query(set, [account, minutes]));
  if (moved.rowCount === 0) throw new Error(`Nobody is logged in as ${account}`);
}
