import type { PaymentEnd } from '../payments/payment.service.ts';
import { wayOf } from '../payments/wallet-numbers.ts';
import type { Words } from './words.ts';

/** What the e-wallet's app sends when its owner approves. */
export interface WalletForm {
  pin: string;
}

/** What is wrong with it, by field. */
export type WalletProblems = Partial<Record<keyof WalletForm, string>>;

const rightPin = '1234';

/** What an e-wallet would say: paid, without the money for it, or a form that has to be filled in again. */
export function readWallet(
  form: WalletForm,
  phone: string,
  words: Words['wallet'],
): PaymentEnd | { problems: WalletProblems } {
  if (form.pin.trim() !== rightPin) return { problems: { pin: words.pin_invalid } };
  if (wayOf(phone).end === 'empty') return { state: 'failed', failure: 'insufficient_funds' };
  return { state: 'succeeded' };
}
