import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from './locale-table.ts';
import { rooms, type Room } from './rooms.ts';
import type { RoomWords } from './words-source.ts';

/** Folder that holds `<tag>/<room>.json`. */
export const localesFolder = join(import.meta.dirname, '..', 'locales');

/** Path of the file with one room's words in one language, whether or not it exists. */
function roomFile(tag: string, room: string): string {
  return join(localesFolder, tag, `${room}.json`);
}

/** Words of a room in a language; empty when there is no file. Throws SyntaxError, naming the file, on broken JSON. */
export function readRoomFile(tag: string, room: string): RoomWords {
  const path = roomFile(tag, room);
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RoomWords;
  } catch (err) {
    throw new SyntaxError(`${path}: ${(err as Error).message}`, { cause: err });
  }
}

/** Sentences of a room by full key, in every language that has some, by tag. */
export function readSentences(room: Room): Record<string, Map<string, string>> {
  const tags = tagsWithFiles().filter((tag) => roomsOf(tag).includes(room));
  return Object.fromEntries(tags.map((tag) => [tag, flatten(readRoomFile(tag, room))]));
}

/** Tags that have at least one file of words. */
export function tagsWithFiles(): string[] {
  const folders = new Set(readdirSync(localesFolder));
  return locales.map((locale) => locale.tag).filter((tag) => folders.has(tag) && roomsOf(tag).length > 0);
}

/** Rooms that a language has a file for. */
export function roomsOf(tag: string): Room[] {
  return rooms.filter((room) => existsSync(roomFile(tag, room)));
}

/** Sentences of a room by full key: `{ a: { b: 'x' } }` becomes `a.b` -> `x`. */
export function flatten(words: RoomWords, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, sentence] of flatten(value, `${prefix}${key}.`)) flat.set(inner, sentence);
  }
  return flat;
}
