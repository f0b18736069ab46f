import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedKeys } from '../src/completeness.ts';
import { flatten, localesFolder, readRoomFile } from '../src/locale-files.ts';
import { pluralStem } from '../src/plural-keys.ts';
import type { Room } from '../src/rooms.ts';

interface Nested {
  [key: string]: string | Nested;
}

/** The keys of a room in the order of English, plural forms of the language in the place of the English ones. */
function orderedKeys(tag: string, room: Room): string[] {
  const english = [...flatten(readRoomFile('en', room)).keys()];
  const expected = expectedKeys(english, tag);
  const seen = new Set<string>();
  for (const key of english) {
    const stem = pluralStem(key);
    const forms = [...expected].filter((form) => form === key || (stem !== null && pluralStem(form) === stem));
    for (const form of forms) seen.add(form);
  }
  return [...seen];
}

/** Nests sentences as English nests them: `a.b` goes into the object `a`. */
function nest(sentences: Iterable<readonly [string, string]>): Nested {
  const root: Nested = {};
  for (const [key, text] of sentences) {
    const path = key.split('.');
    const last = path.pop() ?? key;
    let at = root;
    for (const step of path) {
      const next = at[step];
      at = typeof next === 'object' ? next : (at[step] = {});
    }
    at[last] = text;
  }
  return root;
}

/** The file of a room in the order of English; sentences of keys that English does not have are left out. */
export function roomText(tag: string, room: Room, sentences: ReadonlyMap<string, string>): string {
  const told = orderedKeys(tag, room).flatMap((key) => {
    const text = sentences.get(key);
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
  return `${JSON.stringify(nest(told), null, 2)}\n`;
}

/** Writes the file of a room; see `roomText`. */
export function writeRoom(tag: string, room: Room, sentences: ReadonlyMap<string, string>): void {
  mkdirSync(join(localesFolder, tag), { recursive: true });
  writeFileSync(join(localesFolder, tag, `${room}.json`), roomText(tag, room, sentences));
}
