import type { ServerTranslator } from '@quetzal/i18n/server';
import type { NewAnnouncement } from '#modules/announcements';

/** A title and paragraphs of the room `demo`, by key, in every language of a site. */
export type SayDemo = (title: string, paragraphs: readonly string[]) => NewAnnouncement['texts'];

/** Audience of what the demo tells: visitors and members, by hand. */
export const everybody = { audiences: ['A', 'B'], platform: 'A', execution: 'M' } as const;

/** @param languages BCP 47 tags */
export function createSayDemo(words: ServerTranslator, languages: readonly string[]): SayDemo {
  return (title, paragraphs) =>
    Object.fromEntries(
      languages.map((tag) => {
        const say = (key: string) => words.say('demo', key, null, tag);
        return [tag, { title: say(title), html: paragraphs.map((key) => `<p>${say(key)}</p>`).join('') }];
      }),
    );
}
