import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Gives the file of a specifier that `importer` names; null for what is no file of ours. */
type Resolve = (specifier: string, importer: string) => Promise<string | null>;

const sourceFile = /\.tsx?$/;
const ours = (path: string): boolean => sourceFile.test(path) && !path.includes('/node_modules/');

/**
 * Vite plugin: in a build, tells Tailwind of the files below `folders` that no module of the site imports (tests,
 * stories, components of another site), so that their classes are not in its stylesheet. Stands before Tailwind's own.
 */
export function unusedSources(theme: string, folders: (root: string) => string[]): Plugin {
  let root = '';
  return {
    name: 'quetzal:unused-sources',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      if (!id.endsWith('.css') || !code.includes(`@import '${theme}'`)) return null;
      const page = await readFile(join(root, 'index.html'), 'utf8');
      const entries = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => join(root, src ?? ''));
      const used = await reachableFrom(entries, async (specifier, importer) => {
        const found = await this.resolve(specifier, importer);
        return found === null || found.external ? null : (found.id.split('?')[0] ?? null);
      });
      const unused = (await Promise.all(folders(root).map(filesBelow))).flat().filter((path) => !used.has(path));
      return [code, ...unused.map((path) => `@source not '${path}';`)].join('\n');
    },
  };
}

/** The source files of this repository that `entries` import, directly or not; what is imported later counts too. */
export async function reachableFrom(entries: readonly string[], resolve: Resolve): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    const code = await readFile(path, 'utf8');
    const specifiers = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier);
    const files = await Promise.all(specifiers.map((specifier) => resolve(specifier ?? '', path)));
    await Promise.all(files.filter((file) => file !== null && ours(file)).map((file) => visit(file ?? '')));
  };
  await Promise.all(entries.map(visit));
  return found;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(ours);
}
