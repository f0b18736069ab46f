import { useMemo } from 'react';
import { useFormat } from '../format/index.ts';

/** Names of countries by their ISO 3166-1 codes in the language that is shown; a code without a name stays itself. */
export function useCountryName(): (code: string) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}
