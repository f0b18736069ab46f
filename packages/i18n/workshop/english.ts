import { createHash } from 'node:crypto';
import { flatten, readRoomFile } from '../src/locale-files.ts';
import { pluralStem } from '../src/plural-keys.ts';
import { rooms } from '../src/rooms.ts';
import type { FullKey } from './translation-files.ts';

/** Every sentence of a language by full key. */
export function sentencesOf(tag: string): Map<FullKey, string> {
  return new Map(
    rooms.flatMap((room) =>
      [...flatten(readRoomFile(tag, room))].map(([key, text]) => [`${room}:${key}`, text] as const),
    ),
  );
}

/** The English sentence that a key is translated from: its own, or `_other` for a plural form that English lacks. */
export function modelOf(english: ReadonlyMap<FullKey, string>, key: FullKey): string {
  return english.get(key) ?? english.get(`${pluralStem(key) ?? ''}_other`) ?? '';
}

/** A short fingerprint of a sentence; eight hexadecimal digits tell any two versions of one sentence apart. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Fingerprints of English as it stands. */
export function fingerprints(english: ReadonlyMap<FullKey, string>): Record<FullKey, string> {
  return Object.fromEntries([...english].map(([key, text]) => [key, fingerprint(text)]));
}

/** Keys of `english` whose sentence is not the one of `source`; new keys are not among them, for nothing is stale there. */
export function changedKeys(
  source: Readonly<Record<FullKey, string>>,
  english: ReadonlyMap<FullKey, string>,
): FullKey[] {
  return [...english].filter(([key, text]) => key in source && source[key] !== fingerprint(text)).map(([key]) => key);
}
