import { po, type GetTextTranslation as Row } from 'gettext-parser';
import { expectedKeys } from '../src/completeness.ts';
import { flatten, readRoomFile } from '../src/locale-files.ts';
import { categoriesOf, pluralStem } from '../src/plural-keys.ts';
import { isRoom, rooms } from '../src/rooms.ts';
import { modelOf, sentencesOf } from './english.ts';
import { writeRoom } from './room-writer.ts';
import { names, readLanguage, readNotes, writeLanguage, type FullKey, type Notes } from './translation-files.ts';

/**
 * A language as a PO file for a translator's own tools: the full key is the context (`msgctxt`), English the source. Each
 * plural form is an entry of its own, with the numbers it stands for in a comment, because keys carry the form's name.
 * Stale sentences are marked `fuzzy`.
 */
export function exportLanguage(tag: string): Buffer {
  const english = sentencesOf('en');
  const own = sentencesOf(tag);
  const stale = new Set(readLanguage(tag).stale);
  const notes = readNotes();
  const keys = rooms.flatMap((room) =>
    [...expectedKeys(flatten(readRoomFile('en', room)).keys(), tag)].map((key) => `${room}:${key}`),
  );
  const translations: Record<string, Record<string, Row>> = {};
  for (const key of keys) {
    const msgid = modelOf(english, key);
    const extracted = [...commentsOn(key, notes), ...numbersOf(tag, key)].join('\n');
    const comments = {
      ...(extracted === '' ? {} : { extracted }),
      ...(stale.has(key) ? { flag: 'fuzzy' } : {}),
    };
    translations[key] = { [msgid]: { msgctxt: key, msgid, msgstr: [own.get(key) ?? ''], comments } };
  }
  const headers = { 'content-type': 'text/plain; charset=utf-8', language: tag, 'x-generator': 'quetzal' };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

function commentsOn(key: FullKey, { notes, widths }: Notes): string[] {
  const told = Object.entries(notes).filter(([pattern]) => names(pattern, key));
  const slot = Object.entries(widths).find(([pattern]) => names(pattern, key));
  return [...told.map(([, note]) => note), ...(slot === undefined ? [] : [`At most ${slot[1]} letters wide.`])];
}

/** Which whole numbers a plural form of a language stands for, by example. */
function numbersOf(tag: string, key: FullKey): string[] {
  const stem = pluralStem(key);
  const category = stem === null ? null : key.slice(stem.length + 1);
  if (category === null || !(categoriesOf(tag) as string[]).includes(category)) return [];
  const rules = new Intl.PluralRules(tag);
  const samples = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 21, 22, 25, 100, 101, 102, 1000, 1_000_000];
  const own = samples.filter((count) => rules.select(count) === category);
  return own.length === 0 ? ['For fractions.'] : [`For numbers such as ${own.slice(0, 6).join(', ')}.`];
}

/** What a PO file says. */
export interface Translations {
  tag: string;
  taken: Map<FullKey, string>;
  /** Keys of the file that English does not have any more. */
  unknown: FullKey[];
  /** Keys whose English has changed since the file was written: their translation is not taken. */
  outdated: FullKey[];
}

/** Reads a PO file; empty and fuzzy sentences are passed over. Throws Error when the file names no language. */
export function readTranslations(file: Buffer): Translations {
  const { headers, translations } = po.parse(file);
  const tag = headers['Language'] ?? headers['language'] ?? '';
  if (tag === '' || tag === 'en') throw new Error('The file names no language that is translated (header Language).');
  const english = sentencesOf('en');
  const read: Translations = { tag, taken: new Map(), unknown: [], outdated: [] };
  for (const { msgctxt: key = '', msgid, msgstr, comments } of Object.values(translations).flatMap(
    Object.values<Row>,
  )) {
    const text = msgstr[0] ?? '';
    if (key === '' || text === '' || comments?.flag?.includes('fuzzy') === true) continue;
    const model = modelOf(english, key);
    if (model === '') read.unknown.push(key);
    else if (model !== msgid) read.outdated.push(key);
    else read.taken.set(key, text);
  }
  return read;
}

/** Writes what a PO file says into the rooms of its language; what was stale and is in it is so no more. */
export function writeTranslations({ tag, taken }: Translations): void {
  for (const room of new Set([...taken.keys()].map((key) => key.split(':')[0] ?? '').filter(isRoom))) {
    const prefix = `${room}:`;
    const words = flatten(readRoomFile(tag, room));
    for (const [key, text] of taken) if (key.startsWith(prefix)) words.set(key.slice(prefix.length), text);
    writeRoom(tag, room, words);
  }
  const language = readLanguage(tag);
  writeLanguage(tag, { ...language, stale: language.stale.filter((key) => !taken.has(key)) });
}
