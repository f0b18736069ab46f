import { useTranslation } from '@quetzal/i18n/react';
import { useCountryName } from '@quetzal/web-kit/countries';
import type { FactName } from '../my-account.wire.ts';

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
