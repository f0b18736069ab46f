import { useLanguageTag, useTranslation } from '@quetzal/i18n/react';
import { PhoneField, type PhoneCountry, type PhoneFieldProps, type PhoneNumber } from '@quetzal/ui/phone-field';
import { useMemo } from 'react';
import { useCountryCodes } from './mobile.queries.ts';

/** A number to send a code to. */
export interface Mobile {
  /** The national number, digits. */
  number: string;
  /** Digits without the plus. */
  dialingCode: string;
}

const none: readonly PhoneCountry[] = [];

/** A number as the field holds it; the country is empty until the site's list is there. */
export const emptyMobile: PhoneNumber = { countryCode: '', number: '' };

/** The countries whose numbers the site takes, named in the page's language; empty until they are known. */
export function useCountries(flagSrc?: (countryCode: string) => string): readonly PhoneCountry[] {
  const { data } = useCountryCodes();
  const tag = useLanguageTag();
  return useMemo(() => {
    if (data === undefined) return none;
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    const [own, ...others] = data.map(({ countryCode, countryDialingCode }) => ({
      countryCode,
      dialingCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
      flagUrl: flagSrc?.(countryCode),
    }));
    // The site's own country stands first and is the one to begin with; the others are found by name.
    return own === undefined
      ? none
      : [own, ...others.toSorted((one, other) => one.name.localeCompare(other.name, tag))];
  }, [data, tag, flagSrc]);
}

/** The number as calls take it; null when it cannot be one. E.164 has fifteen digits at most. */
export function readMobile(value: PhoneNumber, countries: readonly PhoneCountry[]): Mobile | null {
  const country = countries.find(({ countryCode }) => countryCode === value.countryCode) ?? countries[0];
  return country === undefined || !/^\d{5,14}$/.test(value.number)
    ? null
    : { number: value.number, dialingCode: country.dialingCode };
}

interface MobileBlockProps extends Omit<PhoneFieldProps, 'label' | 'words'> {}

/** A mobile number with the dialling code of its country. */
export function MobileBlock(props: MobileBlockProps) {
  const { t } = useTranslation('account-entry');
  return (
    <PhoneField
      label={t('mobile')}
      words={{ country: t('country'), search: t('country_search'), empty: t('country_none') }}
      {...props}
    />
  );
}
