import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten, readRoomFile } from '../src/locale-files.ts';
import { pluralStem } from '../src/plural-keys.ts';
import { rooms, type Room } from '../src/rooms.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const sources = '{apps,packages}/*/*/**/*.{ts,tsx}';
/* Folders that hold what others wrote or what is built from the sources. */
const foreign = new Set(['node_modules', 'dist', 'public', 'storybook-static']);
/*
 * Codes of refusals and names of messages come from the server at run time and need not stand in a source as a whole; the
 * payment sandbox takes its room as one object.
 */
const spokenByCode: readonly Room[] = ['errors', 'server', 'sms', 'mail', 'payment', 'inbox', 'demo'];

/**
 * Keys, as `room:key`, that stand in no source file. A key counts as used when it stands there in quotes, and when a
 * template such as `period.${name}` could give it.
 */
export function findUnusedKeys(): string[] {
  const files = globSync(sources, { cwd: repository, exclude: (name) => foreign.has(name) });
  const texts = files
    .filter((file) => !file.endsWith('.generated.ts'))
    .map((file) => readFileSync(join(repository, file), 'utf8'));
  return unusedIn(texts.join('\n'), keysByRoom());
}

/** The keys of `keys` that `source` does not use. */
export function unusedIn(source: string, keys: readonly { room: string; key: string }[]): string[] {
  const written = new Set([...source.matchAll(/['"`]([\w.-]+:)?([\w.-]+)['"`]/g)].map((match) => match[2] ?? ''));
  const prefixes = [
    ...new Set([...source.matchAll(/`(?:[\w.-]+:)?([\w.-]+[._])\$\{/g)].map((match) => match[1] ?? '')),
  ];
  return keys
    .filter(({ key }) => {
      const name = pluralStem(key) ?? key;
      return !written.has(key) && !written.has(name) && !prefixes.some((prefix) => key.startsWith(prefix));
    })
    .map(({ room, key }) => `${room}:${key}`);
}

function keysByRoom(): { room: string; key: string }[] {
  const checked = rooms.filter((room) => !spokenByCode.includes(room));
  return checked.flatMap((room) => [...flatten(readRoomFile('en', room)).keys()].map((key) => ({ room, key })));
}
