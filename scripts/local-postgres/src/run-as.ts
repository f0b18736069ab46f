import { chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Unprivileged numeric user: PostgreSQL refuses to run as root. 65534 is `nobody` on every Linux and needs no entry. */
const nobody = { uid: 65534, gid: 65534 };

/** The user that PostgreSQL runs as: `nobody` when we are root, else ourselves. */
export function runAs(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? nobody : {};
}

function openToOthers(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (dirname(current) === current) return true;
  }
}

/** A folder like `wanted` that the database's user can enter: itself, or one under the temporary folder, named after it. */
export function reachableFolder(wanted: string): string {
  if (runAs().uid === undefined || openToOthers(dirname(wanted))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return join(tmpdir(), `quetzal-${name}`);
}

/** Program files that the database's user can read: `home` itself, or a copy under the temporary folder. */
export function reachableHome(home: string): string {
  if (runAs().uid === undefined || openToOthers(home)) return home;
  const copy = reachableFolder(join(home, 'copy'));
  // Links between the libraries stay relative, so that they point into the copy.
  if (!existsSync(join(copy, 'bin'))) cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Makes `folder` private to the database's user. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = runAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
}
