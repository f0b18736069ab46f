import { useLanguageTag } from '@quetzal/i18n/react';
import { useCallback } from 'react';
import { useSiteInfo } from './provider.tsx';
import type { SiteInfo } from './site-info.ts';

/** A text that a site wrote itself: one for every reader, or one for each language. */
export type SiteText = string | Readonly<Record<string, string>>;

/** A banner that a site names in its file. */
export type SiteBanner = SiteInfo['banners'][number];

/** Tells what a text of the site says to this reader: their language, else the site's own. */
export function useSiteText(): (text: SiteText) => string {
  const { defaultLanguage } = useSiteInfo();
  const tag = useLanguageTag();
  return useCallback(
    (text) => (typeof text === 'string' ? text : (text[tag] ?? text[defaultLanguage] ?? '')),
    [tag, defaultLanguage],
  );
}

/** The banners that a site has for one place, in its order. */
export function useBanners(group: SiteBanner['groupName']): SiteBanner[] {
  return useSiteInfo().banners.filter(({ groupName }) => groupName === group);
}
