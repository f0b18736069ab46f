import { compareWords } from '../src/completeness.ts';
import { flatten, readRoomFile } from '../src/locale-files.ts';
import { rooms } from '../src/rooms.ts';
import { modelOf, sentencesOf } from './english.ts';
import { ignoredTerms } from './glossary.ts';
import { hasSameMarkup, lettersOf } from './markup.ts';
import { textWidth } from './text-width.ts';
import {
  names,
  readGlossary,
  readLanguage,
  readNotes,
  type FullKey,
  type LanguageFile,
  type Notes,
} from './translation-files.ts';

/** What may be wrong with a sentence of a language. */
export const faultKinds = [
  'missing',
  'extra',
  'placeholders',
  'markup',
  'stale',
  'untranslated',
  'tooWide',
  'terms',
] as const;

/** One kind of fault. */
export type FaultKind = (typeof faultKinds)[number];

/** Faults of a language: full keys by kind, with what was expected where the key alone does not tell. */
export type LanguageReport = Record<FaultKind, string[]>;

/** Everything that is known against the sentences of a language. English is measured for the width of its slots alone. */
export function reportLanguage(tag: string): LanguageReport {
  const english = sentencesOf('en');
  const own = sentencesOf(tag);
  const file = readLanguage(tag);
  const notes = readNotes();
  const tooWide = widerThanSlot(own, notes);
  if (tag === 'en') {
    return { missing: [], extra: [], placeholders: [], markup: [], stale: [], untranslated: [], tooWide, terms: [] };
  }
  const told = [...own].filter(([key, text]) => text !== '' && modelOf(english, key) !== '');
  return {
    ...comparedByRoom(tag),
    markup: told.filter(([key, text]) => !hasSameMarkup(modelOf(english, key), text)).map(([key]) => key),
    stale: file.stale.filter((key) => own.has(key)),
    untranslated: told
      .filter(([key, text]) => text === english.get(key) && lettersOf(text) !== '' && !maySayTheSame(key, file, notes))
      .map(([key]) => key),
    tooWide,
    terms: offGlossary(told, english, file),
  };
}

function comparedByRoom(tag: string): Pick<LanguageReport, 'missing' | 'extra' | 'placeholders'> {
  const found: Pick<LanguageReport, 'missing' | 'extra' | 'placeholders'> = {
    missing: [],
    extra: [],
    placeholders: [],
  };
  for (const room of rooms) {
    const report = compareWords(flatten(readRoomFile('en', room)), flatten(readRoomFile(tag, room)), tag);
    for (const kind of ['missing', 'extra', 'placeholders'] as const)
      found[kind].push(...report[kind].map((key) => `${room}:${key}`));
  }
  return found;
}

function maySayTheSame(key: FullKey, file: LanguageFile, notes: Notes): boolean {
  return [...file.same, ...notes.same].some((pattern) => names(pattern, key));
}

function widerThanSlot(own: ReadonlyMap<FullKey, string>, notes: Notes): string[] {
  return [...own].flatMap(([key, text]) => {
    const [, max] = Object.entries(notes.widths).find(([pattern]) => names(pattern, key)) ?? [];
    const width = textWidth(text);
    return max !== undefined && width > max ? [`${key} (${width} of ${max})`] : [];
  });
}

function offGlossary(
  told: readonly [FullKey, string][],
  english: ReadonlyMap<FullKey, string>,
  file: LanguageFile,
): string[] {
  const glossary = readGlossary();
  return told.flatMap(([key, text]) => {
    if (file.otherWords.some((pattern) => names(pattern, key))) return [];
    return ignoredTerms(modelOf(english, key), text, glossary, file.terms).map(
      (term) => `${key} (${term}: ${file.terms[term]?.join(' / ')})`,
    );
  });
}
