import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { useMemo } from 'react';
import type { FactName } from '../my-account.wire.ts';

/** Names of countries in the language that is shown. */
export function useCountryName(): (code: string) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

/** What is shown of a fact: choices in words, the rest as the server masked it. */
export function useFactText(): (fact: FactName, shown: string) => string {
  const { t, i18n } = useTranslation('my-account');
  const nameOf = useCountryName();
  return (fact, shown) => {
    if (fact === 'nationality') return nameOf(shown);
    const key = `choices.${fact}.${shown}`;
    const isChoice = (fact === 'occupation' || fact === 'sourceOfIncome') && i18n.exists(key, { ns: 'my-account' });
    // Codes of choices come from the server at run time, where typed keys cannot reach.
    return isChoice ? (t as unknown as (name: string) => string)(key) : shown;
  };
}
