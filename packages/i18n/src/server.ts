import { createInstance } from 'i18next';
import { fallbackChain } from './fallback.ts';
import { readRoomFile, roomsOf, tagsWithFiles } from './locale-files.ts';
import { refusalKey } from './refusal-key.ts';
import type { Room } from './rooms.ts';
import type {} from './typed-keys.ts';

export { readHelp } from './help-files.ts';

const serverRooms: readonly Room[] = [
  'errors',
  'server',
  'sms',
  'mail',
  'inbox',
  'demo',
  'records',
  'wallet',
  'withdrawal',
];

/** Values that a sentence needs, by placeholder. */
export type WordParams = Readonly<Record<string, string | number>> | null;

/** The rooms of messages, announcements and files for a person. */
type SpokenRoom = 'sms' | 'mail' | 'inbox' | 'demo' | 'records' | 'wallet' | 'withdrawal';

/** Puts what a server says into words. */
export interface ServerTranslator {
  /** The sentence of an error code in the language of `tag`; the sentence of `internal` for a code without words. */
  error: (code: string, params: WordParams, tag: string) => string;
  /** A sentence of the room `server`, by key; the key itself when there is none. */
  text: (key: string, params: WordParams, tag: string) => string;
  /** A sentence of a message, an announcement or a file for a person, by room and key; the key itself when there is none. */
  say: (room: SpokenRoom, key: string, params: WordParams, tag: string) => string;
}

/** Reads the rooms that a server speaks from, of every language from disk once, and translates without waiting. */
export function createServerTranslator(siteDefault = 'en'): ServerTranslator {
  const resources = Object.fromEntries(
    tagsWithFiles().map((tag) => [
      tag,
      Object.fromEntries(
        serverRooms.filter((room) => roomsOf(tag).includes(room)).map((room) => [room, readRoomFile(tag, room)]),
      ),
    ]),
  );
  const i18next = createInstance();
  void i18next.init({
    resources,
    lng: siteDefault,
    load: 'currentOnly',
    initAsync: false,
    fallbackLng: (tag: string) => fallbackChain(tag, siteDefault),
    ns: [...serverRooms],
    defaultNS: 'errors',
    interpolation: { escapeValue: false },
  });
  const say = (room: Room, key: string, params: WordParams, tag: string): string | null => {
    const lookup = { ...params, lng: tag, ns: room };
    // Codes come from other modules at run time, where the typed keys of the sites cannot reach.
    const translate = i18next.t as unknown as (key: string, options: typeof lookup) => string;
    return i18next.exists(key, lookup) ? translate(key, lookup) : null;
  };
  return {
    error: (code, params, tag) =>
      say('errors', refusalKey(code, params), params, tag) ?? say('errors', 'internal', null, tag) ?? code,
    text: (key, params, tag) => say('server', key, params, tag) ?? key,
    say: (room, key, params, tag) => say(room, key, params, tag) ?? key,
  };
}
