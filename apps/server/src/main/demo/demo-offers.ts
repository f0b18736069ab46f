import type { NewAnnouncement } from '#modules/announcements';
import { everybody, type SayDemo } from './say-demo.ts';

/** Banner and promotions of the demo; each sentence is true of it, and none promises money. The last one stands first. */
export function demoOffers(say: SayDemo): NewAnnouncement[] {
  const promotion = (picture: string, url: string, texts: NewAnnouncement['texts']): NewAnnouncement => ({
    ...everybody,
    kind: 'PR',
    link: { kind: 'inside', url },
    images: [{ sequence: 1, url: `/art/promos/${picture}.avif` }],
    texts,
  });
  return [
    {
      ...everybody,
      kind: 'B',
      groupName: 'w_home',
      link: { kind: 'inside', url: '/help#fairness' },
      images: [
        { sequence: 1, url: '/art/banners/jackpot.avif' },
        { sequence: 2, url: '/art/banners/jackpot-small.avif' },
      ],
      texts: say('fair.title', ['fair.banner']),
    },
    promotion('missions', '/?overlay=limits', say('limits.title', ['limits.stricter', 'limits.wider'])),
    promotion('reload', '/?overlay=depositv2', say('deposits.title', ['deposits.simulated', 'deposits.provider'])),
    promotion('rebate', '/rng', say('free.title', ['free.odds', 'free.money'])),
  ];
}
