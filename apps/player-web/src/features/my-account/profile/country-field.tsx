import { nationalities } from '@quetzal/domain/members';
import { useTranslation } from '@quetzal/i18n/react';
import { Combobox } from '@quetzal/ui/combobox';
import { useCountryName } from '@quetzal/web-kit/countries';
import { useFormat } from '@quetzal/web-kit/format';
import { useMemo } from 'react';

interface CountryFieldProps {
  label: string;
  /** Two-letter code, "" for none. */
  value: string;
  error: string | undefined;
  placeholder: string;
  onValueChange: (code: string) => void;
}

/** A country, found by typing its name in the language that is shown, or its code. */
export function CountryField({ label, value, error, placeholder, onValueChange }: CountryFieldProps) {
  const { t } = useTranslation(['my-account', 'common']);
  const { locale } = useFormat();
  const nameOf = useCountryName();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const named = nationalities.map((code) => ({ value: code, label: nameOf(code), keywords: code }));
    return named.toSorted((one, other) => compare(one.label, other.label));
  }, [locale, nameOf]);
  return (
    <Combobox
      label={label}
      error={error}
      options={options}
      value={value}
      locale={locale}
      placeholder={placeholder}
      onValueChange={onValueChange}
      words={{
        open: t('country.open'),
        close: t('common:actions.close'),
        empty: t('common:state.no_results'),
        clear: t('country.clear'),
      }}
    />
  );
}
