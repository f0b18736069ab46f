import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of what translators know beside the sentences themselves. */
const translationFolder = join(import.meta.dirname, '..', 'translation');

/** A key with its room, as `lobby:tabs.all`. */
export type FullKey = string;

/** What is known about one language's translation: `translation/languages/<tag>.json`. */
export interface LanguageFile {
  /** Keys whose English changed after they were translated. */
  stale: FullKey[];
  /** Keys that this language rightly writes as English does. */
  same: FullKey[];
  /** The language's words for the terms of the glossary: stems, any one of which a sentence with the term must hold. */
  terms: Record<string, string[]>;
  /** Keys that rightly say a term in other words. */
  otherWords: FullKey[];
}

/** A term of the trade: the English words by which it is found, and what it means here. */
export interface Term {
  english: string[];
  meaning: string;
}

/** What translators should know about keys; a key may end in `*`, which stands for any ending. */
export interface Notes {
  /** What a sentence is for, where its words alone do not tell. */
  notes: Record<FullKey, string>;
  /** How wide a sentence may be in its slot, in the widths of `textWidth`. */
  widths: Record<FullKey, number>;
  /** Keys that every language may write as English does: names, and sentences of placeholders. */
  same: FullKey[];
}

function read<T>(name: string, otherwise: T): T {
  const path = join(translationFolder, name);
  if (!existsSync(path)) return otherwise;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (err) {
    throw new SyntaxError(`${path}: ${(err as Error).message}`, { cause: err });
  }
}

function write(name: string, value: unknown): void {
  writeFileSync(join(translationFolder, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** The file of a language; an empty one where there is none. Throws SyntaxError on broken JSON. */
export function readLanguage(tag: string): LanguageFile {
  return {
    stale: [],
    same: [],
    terms: {},
    otherWords: [],
    ...read<Partial<LanguageFile>>(`languages/${tag}.json`, {}),
  };
}

/** Writes the file of a language, its lists sorted and without repeats. */
export function writeLanguage(tag: string, file: LanguageFile): void {
  const sorted = (keys: readonly string[]) => [...new Set(keys)].toSorted();
  write(`languages/${tag}.json`, {
    stale: sorted(file.stale),
    same: sorted(file.same),
    terms: Object.fromEntries(Object.entries(file.terms).toSorted(([a], [b]) => a.localeCompare(b))),
    otherWords: sorted(file.otherWords),
  });
}

/** The terms of the trade by name. */
export function readGlossary(): Record<string, Term> {
  return read('glossary.json', {});
}

/** Notes, slots and names for all languages. */
export function readNotes(): Notes {
  return { notes: {}, widths: {}, same: [], ...read<Partial<Notes>>('notes.json', {}) };
}

/** True when `pattern` names `key`, by itself or by an ending `*`. */
export function names(pattern: FullKey, key: FullKey): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : pattern === key;
}

/** Fingerprints of the English sentences that every translation was made from, by full key. */
export function readSource(): Record<FullKey, string> {
  return read('english.json', {});
}

/** Keeps the fingerprints, sorted by key. */
export function writeSource(source: Readonly<Record<FullKey, string>>): void {
  write('english.json', Object.fromEntries(Object.entries(source).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}
