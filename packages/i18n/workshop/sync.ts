import { execFileSync } from 'node:child_process';
import { flatten, localesFolder } from '../src/locale-files.ts';
import { locales } from '../src/locale-table.ts';
import type { RoomWords } from '../src/words-source.ts';
import { changedKeys, fingerprints, sentencesOf } from './english.ts';
import { readLanguage, readSource, writeLanguage, writeSource, type FullKey } from './translation-files.ts';

/** The sentences of a room as the last commit has them; empty where there is no git or no such file. */
function committedRoom(tag: string, room: string): Map<string, string> {
  try {
    const text = execFileSync('git', ['show', `HEAD:./${tag}/${room}.json`], {
      cwd: localesFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return flatten(JSON.parse(text) as RoomWords);
  } catch {
    return new Map();
  }
}

/** Keys that stand in the last commit as they stand now: nobody has translated them anew. */
function untouched(tag: string, keys: readonly FullKey[], now: ReadonlyMap<FullKey, string>): FullKey[] {
  const committed = new Map<string, Map<string, string>>();
  return keys.filter((fullKey) => {
    const [room = '', key = ''] = fullKey.split(':');
    if (!committed.has(room)) committed.set(room, committedRoom(tag, room));
    const before = committed.get(room);
    // Without a commit to compare with, what was translated from another sentence is stale.
    return before === undefined || before.size === 0 || before.get(key) === now.get(fullKey);
  });
}

/**
 * Takes note of English as it stands: a sentence that changed makes stale its translations, but those that were changed
 * with it. Returns how many became stale, by language.
 */
export function syncSource(): Record<string, number> {
  const english = sentencesOf('en');
  const changed = changedKeys(readSource(), english);
  const counts: Record<string, number> = {};
  for (const { tag } of locales) {
    if (tag === 'en') continue;
    const own = sentencesOf(tag);
    const stale = untouched(tag, changed, own).filter((key) => own.has(key));
    const file = readLanguage(tag);
    const kept = [...file.stale, ...stale].filter((key) => own.has(key));
    if (kept.length === file.stale.length && stale.length === 0) continue;
    writeLanguage(tag, { ...file, stale: kept });
    counts[tag] = stale.length;
  }
  writeSource(fingerprints(english));
  return counts;
}
