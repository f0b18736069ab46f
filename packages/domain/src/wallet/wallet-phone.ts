import { internationalNumber } from '../members/mobile-number.ts';

/** Where a currency's e-wallets have their telephones: the country's code, and how many digits follow it. */
interface Numbering {
  dialing: string;
  digitsMin: number;
  digitsMax: number;
}

const plan = (dialing: string, digitsMin: number, digitsMax = digitsMin): Numbering => ({
  dialing,
  digitsMin,
  digitsMax,
});

const byCurrency: Readonly<Record<string, Numbering>> = {
  MXN: plan('52', 10),
  USD: plan('1', 10),
  GBP: plan('44', 10),
  BRL: plan('55', 10, 11),
  ARS: plan('54', 10, 11),
  COP: plan('57', 10),
  CLP: plan('56', 9),
  PEN: plan('51', 9),
  UYU: plan('598', 8),
  CAD: plan('1', 10),
  CNY: plan('86', 11),
  TWD: plan('886', 9),
  HKD: plan('852', 8),
  JPY: plan('81', 10),
  KRW: plan('82', 9, 10),
  THB: plan('66', 9),
  VND: plan('84', 9),
  IDR: plan('62', 9, 12),
  MYR: plan('60', 9, 10),
  PHP: plan('63', 10),
  INR: plan('91', 10),
  BDT: plan('880', 10),
  PKR: plan('92', 10),
  TRY: plan('90', 10),
  RUB: plan('7', 10),
  UAH: plan('380', 9),
  PLN: plan('48', 9),
  AED: plan('971', 9),
  SAR: plan('966', 9),
  EGP: plan('20', 10),
};

/**
 * The country code of a currency's e-wallets, without the plus sign; null for a currency of many countries or of none, and
 * where that country is none that the site serves (`served`, country codes alike; left out: it serves them all).
 */
export function walletDialing(currency: string, served?: readonly string[]): string | null {
  const dialing = byCurrency[currency]?.dialing;
  return dialing !== undefined && (served?.includes(dialing) ?? true) ? dialing : null;
}

/**
 * The telephone of an e-wallet in its international form (ITU-T E.164), as its owner wrote it with or without the country
 * code; null when no e-wallet of the currency can have it. Where there is no one country (`dialing` is null), the code has to
 * be written.
 */
export function walletPhone(text: string, currency: string, dialing = walletDialing(currency)): string | null {
  const numbering = byCurrency[currency];
  if (numbering === undefined || dialing === null) {
    const match = /^\+([1-9]\d{7,14})$/.exec(text.replaceAll(/[\s().-]/g, ''));
    return match === null ? null : `+${match[1]}`;
  }
  const number = internationalNumber(numbering.dialing, text);
  if (number === null) return null;
  const digits = number.length - 1 - numbering.dialing.length;
  return digits >= numbering.digitsMin && digits <= numbering.digitsMax ? number : null;
}
