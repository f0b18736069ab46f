import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { weigh, type ImportCost } from './import-cost.ts';

/** Import costs of all components by name, and of what they share. */
export interface CostTable {
  sharedBytes: number;
  components: Record<string, ImportCost>;
}

const source = new URL('../../src/', import.meta.url).pathname;

/** Names of all components: each is a folder with a file of its name. */
export const componentNames = (): string[] =>
  globSync('components/*/', { cwd: source })
    .map((path) => basename(path))
    .filter((name) => globSync(`components/${name}/${name}.tsx`, { cwd: source }).length > 0)
    .toSorted();

/** Builds every component alone; takes about a fifth of a second each. */
export async function weighAll(): Promise<CostTable> {
  const components: Record<string, ImportCost> = {};
  for (const name of componentNames()) components[name] = await weigh(`${source}components/${name}/${name}.tsx`);
  const { bytes } = await weigh(new URL('shared-code.ts', import.meta.url).pathname, true);
  return { sharedBytes: bytes, components };
}
