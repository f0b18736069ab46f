import type { PaymentEnd } from '../payments/payment.service.ts';
import type { Words } from './words.ts';

/** What the page of the e-wallet sends. */
export interface WalletForm {
  phone: string;
  pin: string;
}

/** What is wrong with it, by field. */
export type WalletProblems = Partial<Record<keyof WalletForm, string>>;

const rightPin = '1234';
const emptyWallet = '5500000000';

/** What an e-wallet would say: paid, without the money for it, or a form that has to be filled in again. */
export function readWallet(form: WalletForm, words: Words['wallet']): PaymentEnd | { problems: WalletProblems } {
  const phone = form.phone.replace(/[\s-]/g, '').replace(/^\+52/, '');
  const problems: WalletProblems = {
    ...(/^\d{10}$/.test(phone) ? {} : { phone: words.phone_invalid }),
    ...(form.pin.trim() === rightPin ? {} : { pin: words.pin_invalid }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return phone === emptyWallet ? { state: 'failed', failure: 'insufficient_funds' } : { state: 'succeeded' };
}
