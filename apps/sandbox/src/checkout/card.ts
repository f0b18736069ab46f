import type { PaymentEnd } from '../payments/payment.service.ts';
import type { Words } from './words.ts';

/** What the card form sends. */
export interface CardForm {
  number: string;
  name: string;
  expiry: string;
  cvc: string;
}

/** What is wrong with it, by field. */
export type CardProblems = Partial<Record<keyof CardForm, string>>;

const accepted = '4242424242424242';
const declined = '4000000000000002';

function isFuture(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(expiry);
  if (match === null) return false;
  const [, month = '', year = ''] = match;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

/** What a card's issuer would say: paid, declined, or a form that has to be filled in again. */
export function readCard(form: CardForm, words: Words['card'], now: Date): PaymentEnd | { problems: CardProblems } {
  const number = form.number.replace(/[\s-]/g, '');
  const problems: CardProblems = {
    ...(number === accepted || number === declined ? {} : { number: words.number_invalid }),
    ...(form.name.trim() === '' ? { name: words.name_invalid } : {}),
    ...(isFuture(form.expiry.trim(), now) ? {} : { expiry: words.expiry_invalid }),
    ...(/^\d{3,4}$/.test(form.cvc.trim()) ? {} : { cvc: words.cvc_invalid }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return number === accepted ? { state: 'succeeded' } : { state: 'failed', failure: 'declined' };
}
