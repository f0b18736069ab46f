import { createInstance, type TOptions } from 'i18next';
import type english from '@quetzal/i18n/locales/en/studio.json';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/** A key of the room `studio`. */
export type WordKey = Leaves<typeof english>;
/** The words of the reader's language. */
export type Words = (key: WordKey, values?: TOptions) => string;

type Room = Record<string, unknown>;

const rooms = import.meta.glob<Room>('../../../packages/i18n/locales/*/studio.json', { import: 'default' });
const FALLBACK = 'en';

function loadRoom(tag: string): Promise<Room> | undefined {
  return rooms[`../../../packages/i18n/locales/${tag}/studio.json`]?.();
}

/** Loads the words of a language: its own, else those of its base language, else English. */
export async function loadWords(language: string): Promise<Words> {
  const base = language.split('-')[0] ?? language;
  const tag = [language, base, FALLBACK].find((candidate) => loadRoom(candidate) !== undefined) ?? FALLBACK;
  const room = (await loadRoom(tag)) ?? {};
  const instance = createInstance();
  await instance.init({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    resources: { [tag]: { studio: room } },
    defaultNS: 'studio',
    // Among letters that run to the left, a figure keeps its own order only when it is set apart.
    interpolation: { escapeValue: instance.dir(tag) === 'rtl', escape: (text: string) => `\u2068${text}\u2069` },
  });
  return (key, values) => instance.t(key as never, values as never) as unknown as string;
}
