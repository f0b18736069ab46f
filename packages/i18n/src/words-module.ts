import { isComplete } from './completeness.ts';
import { readRoomFile, roomsOf, tagsWithFiles } from './locale-files.ts';
import type { Room } from './rooms.ts';
import type { RoomWords } from './words-source.ts';

/** Which words a site carries. */
export interface SiteWords {
  /** Rooms that the first paint needs. */
  first: readonly Room[];
  /** Rooms that pages fetch when they are opened. */
  later: readonly Room[];
  /**
   * Rooms of `later` that a page of an address needs at once: a regular expression of paths, and the rooms. With `whom`
   * only those are shown that page there; a `member` has a session.
   */
  early?: readonly { paths: string; rooms: readonly Room[]; whom?: 'visitor' | 'member' }[];
}

/** Tags whose words a site carries. */
function bundledTags(site: SiteWords): string[] {
  return tagsWithFiles().filter((tag) => roomsOf(tag).some((room) => [...site.first, ...site.later].includes(room)));
}

/** The rooms of the first bundle of a language. */
export function firstBundle(tag: string, site: SiteWords): Record<string, RoomWords> {
  return Object.fromEntries(site.first.map((room) => [room, readRoomFile(tag, room)]));
}

/* The last part of an id names the built file: `words-es`, `wallet-es`. */
export const wordsIdPrefix = 'virtual:quetzal-words/';
const firstName = 'words';
const idOf = (tag: string, name: string) => `${wordsIdPrefix}${tag}/${name}-${tag}`;

/** Tag of the language whose first bundle a module is; null for any other module. */
export function tagOfFirstBundle(id: string): string | null {
  const tag = id.split(wordsIdPrefix)[1]?.split('/')[0];
  return tag !== undefined && id.endsWith(idOf(tag, firstName)) ? tag : null;
}

/** Tag and room of the module of a later room; null for any other module. */
export function laterRoomOf(id: string): { tag: string; room: string } | null {
  const [tag, name] = id.split(wordsIdPrefix)[1]?.split('/') ?? [];
  if (tag === undefined || name === undefined || tagOfFirstBundle(id) !== null) return null;
  return { tag, room: name.slice(0, -tag.length - 1) };
}

/** The words behind an id of `wordsModule`. */
function wordsOfId(id: string, site: SiteWords): RoomWords {
  const [tag = '', name = ''] = id.slice(wordsIdPrefix.length).split('/');
  const room = name.slice(0, -tag.length - 1);
  return room === firstName ? firstBundle(tag, site) : readRoomFile(tag, room);
}

const importer = (tag: string, name: string) => `() => import(${JSON.stringify(idOf(tag, name))})`;

/** Source text of the module behind an id of `wordsModule`: words, and for a first bundle where the later rooms are. */
export function wordsText(
  id: string,
  site: SiteWords,
  write: (words: RoomWords) => RoomWords = (words) => words,
): string {
  const text = `export default ${JSON.stringify(write(wordsOfId(id, site)))};`;
  const tag = tagOfFirstBundle(id);
  if (tag === null) return text;
  const later = site.later.filter((room) => roomsOf(tag).includes(room));
  const rooms = later.map((room) => `${JSON.stringify(room)}: ${importer(tag, room)}`);
  return `${text}\nexport const later = { ${rooms.join(', ')} };`;
}

/** Source text of the module `@quetzal/i18n/words`. */
export function wordsModule(site: SiteWords): string {
  const tags = bundledTags(site);
  const first = tags.map((tag) => `${JSON.stringify(tag)}: ${importer(tag, firstName)}`);
  const complete = Object.fromEntries(tags.map((tag) => [tag, isComplete(tag, [...site.first, ...site.later])]));
  return [
    'export const words = {',
    `  completeness: ${JSON.stringify(complete)},`,
    `  firstRooms: ${JSON.stringify(site.first)},`,
    `  first: { ${first.join(', ')} },`,
    '};',
  ].join('\n');
}
