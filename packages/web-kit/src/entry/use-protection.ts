import { useSiteInfo, type SiteInfo } from '../site-info/index.ts';

/** When a site asks for the puzzle and the captcha: before every attempt, after failures, never. */
export function useProtection(): SiteInfo['protection'] {
  return useSiteInfo().protection;
}
