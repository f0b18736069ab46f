import { localeOfTag, wireOf, type Locale } from '@quetzal/i18n';
import { useLanguageTag, useSiteI18n } from '@quetzal/i18n/react';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../api/index.ts';
import { saveMemberLanguage, useSession } from '../session/index.ts';
import { useSiteInfo } from '../site-info/index.ts';

/** The language of the site, and how to change it. */
export interface Language {
  current: Locale;
  /** What the picker offers, in the site's order. */
  offered: Locale[];
  isChanging: boolean;
  /** Shows the site in another language; rejects, and stays, when its words cannot be fetched. */
  change: (tag: string) => Promise<void>;
}

/** The language of the site; a member's choice is also kept by the server, for its messages. */
export function useLanguage(): Language {
  const { languages, defaultLanguage } = useSiteInfo();
  const { isLoggedIn } = useSession();
  const api = useApi();
  const words = useSiteI18n();
  const tag = useLanguageTag();
  const [isChanging, setIsChanging] = useState(false);
  const offered = useMemo(() => languages.flatMap((code) => localeOfTag(code) ?? []), [languages]);
  const current = localeOfTag(tag) ?? localeOfTag(defaultLanguage);
  if (current === undefined) throw new Error(`The site's language is not in the table: ${defaultLanguage}`);

  const change = useCallback(
    async (next: string) => {
      setIsChanging(true);
      try {
        await words.changeLanguage(next);
      } finally {
        setIsChanging(false);
      }
      // The page already speaks it; the server learns of it when it can.
      if (isLoggedIn) await saveMemberLanguage(api, wireOf(next)).catch(() => undefined);
    },
    [api, isLoggedIn, words],
  );
  return { current, offered, isChanging, change };
}
