/** A way to reach people that a site names. */
export interface SupportWay {
  csType: string;
  title: string;
  href: string;
}

/** What a site's file has of one, by the name that it has for a reader. */
type NamedService = { csType: string; title: string; links: readonly string[] };

/** Those that menus show first, in their order; the others follow as the site has them. */
const firstTypes = ['facebook', 'telegram', 'livechat'];

const rankOf = ({ csType }: SupportWay): number => {
  const rank = firstTypes.indexOf(csType);
  return rank < 0 ? firstTypes.length : rank;
};

/** The ways to reach people, each with its first link: Facebook, Telegram and the live chat before the others. */
export function supportWays(customerService: readonly NamedService[]): SupportWay[] {
  const ways = customerService.flatMap(({ csType, title, links }) =>
    links[0] === undefined ? [] : [{ csType, title, href: links[0] }],
  );
  return ways.toSorted((one, other) => rankOf(one) - rankOf(other));
}
