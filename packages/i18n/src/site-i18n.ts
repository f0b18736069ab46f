import { createInstance, type i18n as I18next, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackChain } from './fallback.ts';
import { directionOf, findLocale, wireOf } from './lookup.ts';
import { neededTags, readRoom, type WordsSource } from './words-source.ts';

/** Name under which the chosen language's wire code is kept in the browser. */
export const languageStorageKey = 'lang';

const fontWaitMaxMs = 1_500;

export interface I18nOptions {
  /** From `@quetzal/i18n/words`. */
  words: WordsSource;
  /** The language to start in; see `storedTag`. */
  tag: string;
  /** The site's own language: spoken where `tag` lacks a sentence. */
  siteDefault: string;
  /** Loads the fonts of a script when its language is first shown; a failure leaves the system's font. */
  loadFont?: (tag: string) => Promise<unknown> | undefined;
}

/** The words of a running site. */
export interface SiteI18n {
  readonly i18next: I18next;
  /** Settles when the first bundle of words is there: render after it. Rejects when it could not be fetched. */
  readonly ready: Promise<void>;
  /** Shows the site in another language without a reload and remembers it; rejects, and stays, when its words cannot be fetched. */
  changeLanguage: (tag: string) => Promise<void>;
}

/** The language that this browser chose earlier, when the site still offers it; else the site's own. */
export function storedTag(offered: readonly string[], siteDefault: string): string {
  const tag = findLocale(localStorage.getItem(languageStorageKey) ?? '')?.tag;
  return tag !== undefined && offered.includes(tag) ? tag : siteDefault;
}

/** Words for a site: i18next with rooms as namespaces, loaded by language when they are needed. */
export function createI18n({ words, tag, siteDefault, loadFont }: I18nOptions): SiteI18n {
  const i18next = createInstance();
  const fallbackOf = (code: string) =>
    neededTags(words, fallbackChain(code, siteDefault)).filter((other) => other !== code);
  const fetchRooms = (code: string) =>
    Promise.all(
      neededTags(words, fallbackChain(code, siteDefault)).flatMap((needed) =>
        (i18next.options.ns as string[]).map((room) => readRoom(words, needed, room)),
      ),
    );
  const show = (code: string) => {
    document.documentElement.lang = code;
    document.documentElement.dir = directionOf(code);
  };
  /** Words that appear before their font move when it comes; words that wait for ever help nobody. */
  const fontOf = (code: string) =>
    Promise.race([
      Promise.resolve(loadFont?.(code)).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, fontWaitMaxMs)),
    ]);

  const initialised = i18next
    .use(initReactI18next)
    .use({
      type: 'backend',
      init: () => undefined,
      read(code: string, room: string, done: ReadCallback) {
        // What is said beside the error has it asked again, and keeps it askable after the last try.
        readRoom(words, code, room).then(
          (found) => done(null, found),
          (err: Error) => done(err, true),
        );
      },
    })
    .init({
      lng: tag,
      load: 'currentOnly',
      fallbackLng: fallbackOf,
      ns: [...words.firstRooms],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      maxRetries: 2,
    });
  show(tag);

  return {
    i18next,
    ready: Promise.all([fetchRooms(tag), fontOf(tag), initialised]).then(() => undefined),
    async changeLanguage(next) {
      await Promise.all([fetchRooms(next), fontOf(next)]);
      await i18next.changeLanguage(next);
      show(next);
      localStorage.setItem(languageStorageKey, wireOf(next));
    },
  };
}
