import { micromark, type Options } from 'micromark';

/** What a chapter is made from. */
export interface ChapterWish {
  key: string;
  language: string;
  defaultLanguage: string;
  /** The site's own Markdown of this chapter, by language. */
  own: Readonly<Record<string, string>>;
  /** Our Markdown of a chapter in a language; undefined where there is none. */
  ours: (key: string, language: string) => string | undefined;
  /** What stands for `{{brand}}` and the like. */
  facts: Readonly<Record<string, string>>;
}

/** One chapter as a page shows it. */
export interface Chapter {
  key: string;
  title: string;
  html: string;
  language: string;
}

/** A button or a page that a text names stands out by its weight: most scripts know no slanted letters. */
const namesByWeight: Options = {
  htmlExtensions: [
    {
      enter: {
        emphasis() {
          this.tag('<b>');
        },
      },
      exit: {
        emphasis() {
          this.tag('</b>');
        },
      },
    },
  ],
};

/**
 * A chapter in the language asked for, else in the site's own, else in English. Its first line is the title. Raw markup and
 * addresses that run something do not survive.
 */
export function helpChapter({ key, language, defaultLanguage, own, ours, facts }: ChapterWish): Chapter {
  for (const tag of [language, defaultLanguage, 'en']) {
    const text = own[tag] ?? ours(key, tag);
    if (text === undefined) continue;
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => facts[name] ?? '');
    const [first = '', ...rest] = filled.trim().split('\n');
    return {
      key,
      title: first.replace(/^#+\s*/, ''),
      html: micromark(rest.join('\n').trim(), namesByWeight),
      language: tag,
    };
  }
  throw new Error(`No words for the chapter ${key}`);
}
