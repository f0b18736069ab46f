import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../help/', import.meta.url);
const known = new Map<string, string | undefined>();

/**
 * A chapter of the help centre as Markdown with its title in the first line and `{{brand}}`, `{{age}}`, `{{currency}}` for
 * what a site fills in; undefined where the language has none. Read once.
 */
export function readHelp(chapter: string, tag: string): string | undefined {
  const name = `${tag}/${chapter}`;
  if (!/^[\w-]+\/[a-z]+$/.test(name)) return undefined;
  if (!known.has(name)) {
    const file = new URL(`${name}.md`, folder);
    known.set(name, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }
  return known.get(name);
}
