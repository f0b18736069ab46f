import { directionOf } from '@quetzal/i18n';
import { useLanguageTag } from '@quetzal/i18n/react';
import { useSiteInfo } from '../site-info/index.ts';
import type { SiteInfo } from '../site-info/site-info.ts';
import { createNumberFormat, type NumberFormat } from './number-format.ts';
import { regionalTag } from './regional-tag.ts';
import { createSiteDays, type SiteDays } from './site-days.ts';
import { createTimeFormat, type TimeFormat } from './time-format.ts';

/** Figures and times as the site shows them now. */
export interface Format extends NumberFormat, TimeFormat {
  days: SiteDays;
  /** BCP 47 tag with region and Latin digits, for components that format by themselves. */
  locale: string;
  timeZone: string;
}

/** Figures and times in the language that is shown, the site's currency and its time zone. */
export function createFormat(
  tag: string,
  site: Pick<SiteInfo, 'currencySymbol' | 'currencyPlaces' | 'timeZone'>,
): Format {
  const locale = regionalTag(tag);
  const numbers = createNumberFormat(locale, site, directionOf(tag) === 'rtl');
  const times = createTimeFormat(locale, site.timeZone);
  return { ...numbers, ...times, days: createSiteDays(site.timeZone), locale, timeZone: site.timeZone };
}

/* `Intl` needs milliseconds for each of its formats, and most parts of a page show figures: one format serves them all. */
const kept = new WeakMap<SiteInfo, Map<string, Format>>();

/** The format for the language of the page; it changes with the language. */
export function useFormat(): Format {
  const tag = useLanguageTag();
  const site = useSiteInfo();
  const formats = kept.get(site) ?? new Map<string, Format>();
  kept.set(site, formats);
  const format = formats.get(tag) ?? createFormat(tag, site);
  formats.set(tag, format);
  return format;
}
