import { findCurrency } from '@quetzal/domain/money';
import ar from '@quetzal/i18n/locales/ar/payment.json' with { type: 'json' };
import en from '@quetzal/i18n/locales/en/payment.json' with { type: 'json' };
import es from '@quetzal/i18n/locales/es/payment.json' with { type: 'json' };
import pt from '@quetzal/i18n/locales/pt/payment.json' with { type: 'json' };

/** The words of the checkout. */
export type Words = typeof en;

/** How a page speaks: its language, the words, and how amounts and times look. */
export interface Voice {
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words;
  /** A decimal string grouped for reading, with its currency. */
  amount(decimal: string, currency: string): string;
  /** A time where whoever pays in this currency lives; UTC without one, and where that is many places. */
  time(instant: Date, currency?: string): string;
}

const languages: Record<string, Words> = { ar, en, es, pt };
/** Whose way of writing numbers and times a language follows here. */
const regions: Record<string, string> = { ar: 'ar', en: 'en-US', es: 'es-MX', pt: 'pt-BR' };

/** Where whoever pays in a currency lives, where that is one place; the page names the zone beside the time. */
const zones: Record<string, string> = { MXN: 'America/Mexico_City' };

/** The voice for a BCP 47 tag; English where there are no words. */
export function voiceOf(tag: string | undefined): Voice {
  const asked = tag?.toLowerCase().split('-')[0] ?? '';
  const language = Object.hasOwn(languages, asked) ? asked : 'en';
  const locale = `${regions[language] ?? 'en-US'}-u-nu-latn`;
  const numberIn = (currency: string) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: findCurrency(currency)?.displayDigits ?? 2,
      maximumFractionDigits: 6,
    });
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'short',
    });
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    words: languages[language] ?? en,
    // Intl reads decimal strings exactly; the number type would round.
    amount: (decimal, currency) => `${numberIn(currency).format(decimal as Intl.StringNumericLiteral)} ${currency}`,
    // "GMT-6" stays on one line.
    time: (instant, currency) =>
      clockIn(zones[currency ?? ''] ?? 'UTC')
        .format(instant)
        .replace('-', '\u2011'),
  };
}

/** A sentence with its values in place. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
