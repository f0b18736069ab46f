import { createContext, createElement, useContext, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { SiteI18n } from './site-i18n.ts';

const SiteI18nContext = createContext<SiteI18n | null>(null);

/** Gives the words of a site to everything inside: `useTranslation`, `useLanguageTag`, `useSiteI18n`. */
export function I18nRoot(props: { site: SiteI18n; children: ReactNode }): ReactNode {
  return createElement(
    SiteI18nContext,
    { value: props.site },
    createElement(I18nextProvider, { i18n: props.site.i18next, defaultNS: 'common' }, props.children),
  );
}

/** The words of the site around the caller; throws outside of `I18nRoot`. */
export function useSiteI18n(): SiteI18n {
  const site = useContext(SiteI18nContext);
  if (site === null) throw new Error('useSiteI18n needs an I18nRoot around it');
  return site;
}

/** Tag of the language that is shown now; the caller renders again when it changes. */
export function useLanguageTag(): string {
  return useTranslation('common').i18n.language;
}
