/** What the law of places asks of a site; countries by their two-letter ISO 3166 code. */
export interface RegionRules {
  /** Years that a person must have lived to play, wherever they are. */
  ageMin: number;
  /** More years where a country asks for them; fewer change nothing. */
  ageMinByCountry: Readonly<Record<string, number>>;
  /** Countries that the site may not be offered in. */
  blockedCountries: readonly string[];
}

/** What a site does with visitors who hide where they are: lets them in, asks for a second proof at login, or keeps them out. */
export const concealmentPolicies = ['allow', 'verify', 'block'] as const;
export type ConcealmentPolicy = (typeof concealmentPolicies)[number];

/** The age that counts for a visitor: the stricter of the site's and the country's. An unknown country asks nothing. */
export function ageMinIn(rules: RegionRules, country: string | undefined): number {
  return Math.max(rules.ageMin, (country === undefined ? undefined : rules.ageMinByCountry[country]) ?? 0);
}

/**
 * What a site is to a visitor: 0 open, 1 under maintenance, 2 not for where they are. Maintenance wins, so that nobody is
 * told of a law when the site is closed to all. A country that is not known is not a blocked one; who hides it may be kept out.
 */
export function statusIn(
  site: { status: 0 | 1 | 2; blockedCountries: readonly string[]; concealedVisitors?: ConcealmentPolicy | undefined },
  country: string | undefined,
  isConcealed = false,
): 0 | 1 | 2 {
  if (site.status !== 0) return site.status;
  if (isConcealed && site.concealedVisitors === 'block') return 2;
  return country !== undefined && site.blockedCountries.includes(country) ? 2 : 0;
}
