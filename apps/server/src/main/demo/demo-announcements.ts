import { createServerTranslator } from '@quetzal/i18n/server';
import type { Announcements, NewAnnouncement } from '#modules/announcements';
import { demoOffers } from './demo-offers.ts';
import { createSayDemo, everybody, type SayDemo } from './say-demo.ts';

/** What the demo tells its visitors; each sentence is true of it. */
function demoAnnouncements(say: SayDemo): NewAnnouncement[] {
  return [
    { ...everybody, kind: 'PL', images: [], texts: say('simulated.title', ['simulated.text']) },
    { ...everybody, kind: 'PL', images: [], texts: say('limits.notice', ['limits.notice_text']) },
    {
      ...everybody,
      audiences: ['F'],
      kind: 'PU',
      images: [],
      texts: say('fair.title', ['fair.sealed', 'fair.record']),
    },
  ];
}

/** Publishes what the demo announces, where nothing was ever announced, in all languages of the site. */
export async function seedAnnouncements(
  announcements: Announcements,
  site: { id: string; defaultLanguage: string; languages: readonly string[] },
): Promise<void> {
  if ((await announcements.list(site.id, true)).length > 0) return;
  const say = createSayDemo(createServerTranslator(site.defaultLanguage), site.languages);
  for (const one of [...demoAnnouncements(say), ...demoOffers(say)])
    await announcements.publish({ siteId: site.id }, one, site.defaultLanguage);
}
