import { flatten, readRoomFile } from './locale-files.ts';
import { categoriesOf, pluralStem, pluralStems } from './plural-keys.ts';
import type { Room } from './rooms.ts';

/** What is wrong with one room of one language, compared with English. */
export interface RoomReport {
  missing: string[];
  extra: string[];
  /** Keys whose `{{placeholders}}` are not those of English. */
  placeholders: string[];
}

/** Keys that a language needs: those of English, with the plural forms of the language's own grammar. */
export function expectedKeys(english: Iterable<string>, tag: string): Set<string> {
  const keys = [...english];
  const stems = pluralStems(keys);
  const plain = keys.filter((key) => !stems.has(pluralStem(key) ?? ''));
  const forms = [...stems].flatMap((stem) => categoriesOf(tag).map((category) => `${stem}_${category}`));
  return new Set([...plain, ...forms]);
}

/** Compares one room of a language with English. */
export function reportRoom(tag: string, room: Room): RoomReport {
  return compareWords(flatten(readRoomFile('en', room)), flatten(readRoomFile(tag, room)), tag);
}

/** Compares sentences by key with the English ones. A plural form is measured by English `_other`. */
export function compareWords(english: Map<string, string>, own: Map<string, string>, tag: string): RoomReport {
  const expected = expectedKeys(english.keys(), tag);
  const model = (key: string) => english.get(key) ?? english.get(`${pluralStem(key)}_other`) ?? '';
  return {
    missing: [...expected].filter((key) => !own.has(key) || own.get(key) === ''),
    extra: [...own.keys()].filter((key) => !expected.has(key)),
    placeholders: [...own]
      .filter(([key, text]) => expected.has(key) && text !== '' && !samePlaceholders(key, model(key), text))
      .map(([key]) => key),
  };
}

/** True when a language has every key of these rooms. */
export function isComplete(tag: string, rooms: readonly Room[]): boolean {
  return rooms.every((room) => reportRoom(tag, room).missing.length === 0);
}

function samePlaceholders(key: string, model: string, text: string): boolean {
  const own = placeholdersOf(text);
  const wanted = placeholdersOf(model);
  // A form that stands for exactly one number may say it in words: "one game", "two games". `total` is the same number,
  // written for the reader.
  const isOneNumber = /_(zero|one|two)$/.test(key);
  const isNumber = (name: string) => name === 'count' || name === 'total';
  return (
    [...wanted].every((name) => own.has(name) || (isOneNumber && isNumber(name))) &&
    [...own].every((name) => name === 'count' || wanted.has(name))
  );
}

function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map((match) => match[1] ?? ''));
}
