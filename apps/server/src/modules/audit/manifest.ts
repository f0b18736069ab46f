import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What decides how the platform behaves: the server and what it is made of, the database's shape, both sites as built. */
const criticalPaths = [
  'apps/agent-web/dist',
  'apps/player-web/dist',
  'apps/server/migrations',
  'apps/server/package.json',
  'apps/server/sites',
  'apps/server/src',
  'packages/domain/src',
  'packages/i18n/locales',
  'packages/i18n/src',
  'pnpm-lock.yaml',
] as const;

/** SHA-256 in hex of each file, by path from the root, in byte order; and of the list as `sha256sum` prints it. */
export interface Manifest {
  digest: string;
  files: Record<string, string>;
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  const found = await readdir(join(root, path), { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (found === undefined) return [path];
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** The list as `sha256sum` writes and checks it. */
function manifestText(files: Readonly<Record<string, string>>): string {
  return Object.keys(files)
    .toSorted(byBytes)
    .map((path) => `${files[path] ?? ''}  ${path}\n`)
    .join('');
}

/** Hashes what lies under these paths now. */
export async function readManifest(root: string, paths: readonly string[] = criticalPaths): Promise<Manifest> {
  const names = (await Promise.all(paths.map((path) => filesUnder(root, path)))).flat().toSorted(byBytes);
  const files: Record<string, string> = {};
  // One after another: a check is not worth a burst of open files.
  for (const name of names) files[name] = await hashOf(join(root, name));
  return { files, digest: createHash('sha256').update(manifestText(files)).digest('hex') };
}

/** A file that is not what it was. */
export interface Difference {
  path: string;
  what: 'added' | 'changed' | 'missing';
}

/** What differs from the files that somebody vouched for. */
export function differencesBetween(
  sealed: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Difference[] {
  const paths = [...new Set([...Object.keys(sealed), ...Object.keys(now)])].toSorted(byBytes);
  return paths.flatMap((path): Difference[] => {
    if (sealed[path] === now[path]) return [];
    if (sealed[path] === undefined) return [{ path, what: 'added' }];
    return [{ path, what: now[path] === undefined ? 'missing' : 'changed' }];
  });
}
