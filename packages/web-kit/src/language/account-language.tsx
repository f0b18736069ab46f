import { findLocale } from '@quetzal/i18n';
import { useSiteI18n } from '@quetzal/i18n/react';
import { useEffect } from 'react';
import { useSession } from '../session/index.ts';
import { useSiteInfo } from '../site-info/index.ts';

/**
 * Shows the site in the language of whoever comes in, as their account keeps it: it goes before what the browser remembers.
 * An account that keeps none, or one that the site does not offer, changes nothing.
 */
export function AccountLanguage(): null {
  const { languages } = useSiteInfo();
  const { member } = useSession();
  const words = useSiteI18n();
  const tag = findLocale(member?.language ?? '')?.tag;
  useEffect(() => {
    if (tag === undefined || !languages.includes(tag) || tag === words.i18next.language) return;
    // Words that cannot be fetched leave the page as it is; it can be read.
    words.changeLanguage(tag).catch(() => undefined);
  }, [tag, languages, words]);
  return null;
}
