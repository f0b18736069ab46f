import type { Site } from '#modules/site';

/** When a password that is set now has to be changed; never where the site does not say. */
export function passwordExpiry(site: Site, now: Date): Date | null {
  const days = site.settings.policies?.passwordDays;
  return days === undefined ? null : new Date(now.getTime() + days * 24 * 60 * 60_000);
}
