import type { SiteInfo } from '@quetzal/web-kit/site-info';

/** A way to reach people that a site names. */
export interface SupportWay {
  csType: string;
  title: string;
  href: string;
}

/** Those that menus show first, in their order; the others follow as the site has them. */
const firstTypes = ['facebook', 'telegram', 'livechat'];

const rankOf = ({ csType }: SupportWay): number => {
  const rank = firstTypes.indexOf(csType);
  return rank < 0 ? firstTypes.length : rank;
};

/** The ways to reach people, each with its first link: Facebook, Telegram and the live chat before the others. */
export function supportWays(customerService: SiteInfo['customerService']): SupportWay[] {
  const ways = customerService.flatMap(({ csType, title, links }) =>
    links[0] === undefined ? [] : [{ csType, title, href: links[0] }],
  );
  return ways.toSorted((one, other) => rankOf(one) - rankOf(other));
}
