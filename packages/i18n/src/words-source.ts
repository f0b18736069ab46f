import type { Room } from './rooms.ts';

/** The words of one room: sentences by key, nested by dots. */
export interface RoomWords {
  readonly [key: string]: string | RoomWords;
}

/** What a language's first request brings. */
export interface FirstWords {
  /** The words of the rooms of `firstRooms`. */
  readonly default: Readonly<Record<string, RoomWords>>;
  /** How the other rooms of this language are fetched. */
  readonly later: Readonly<Record<string, () => Promise<{ default: RoomWords }>>>;
}

/**
 * Where a site finds its words; the Vite plugin of this package writes one for each site.
 *
 * Words come in two kinds: the rooms that a first paint needs, bundled so that each language costs one request, and
 * the other rooms, one small file each, fetched when a page asks for them. Where these are is known to their language
 * alone, so that a site with many languages starts with no more than one with few.
 */
export interface WordsSource {
  /** Every tag that has files, and whether it has every key that English has. */
  readonly completeness: Readonly<Record<string, boolean>>;
  /** The rooms inside the first bundle. */
  readonly firstRooms: readonly Room[];
  /** First bundles by tag. */
  readonly first: Readonly<Record<string, () => Promise<FirstWords>>>;
}

/** The words of a room in one language; empty when that language has none, so that the next in the chain speaks. */
export async function readRoom(source: WordsSource, tag: string, room: string): Promise<RoomWords> {
  const bundle = await source.first[tag]?.();
  const isFirst = (source.firstRooms as readonly string[]).includes(room);
  return (isFirst ? bundle?.default[room] : (await bundle?.later[room]?.())?.default) ?? {};
}

/**
 * The languages that must be loaded beside `chain[0]` so that no key shows up raw: nothing after a complete language,
 * and no language without files.
 */
export function neededTags(source: WordsSource, chain: readonly string[]): string[] {
  const present = chain.filter((tag) => source.completeness[tag] !== undefined);
  const firstComplete = present.findIndex((tag) => source.completeness[tag] === true);
  return firstComplete === -1 ? present : present.slice(0, firstComplete + 1);
}
