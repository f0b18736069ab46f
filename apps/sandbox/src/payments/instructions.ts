import { formatAmount } from '@quetzal/domain/money';
import { clabeOf, storeCodeOf, walletAddressOf } from '../checkout/pretended.ts';
import type { Payment } from './payment.store.ts';
import { token } from './token.ts';

/** What a payer needs to know to pay without our page. */
export type Instructions =
  | { kind: 'redirect' }
  | { kind: 'phone_request' }
  | { kind: 'bank_transfer'; account: string; bank: string; beneficiary: string }
  | { kind: 'voucher'; code: string }
  | {
      kind: 'crypto';
      address: string;
      network: string;
      amount: string;
      currency: string;
      confirmationsRequired: number;
    };

/** Whom a bank transfer goes to. Names of a bank and of a company are the same in all languages. */
export const receiver = { bank: 'Banco de Pruebas', beneficiary: 'Pagos de Prueba' };

/** The instructions of a payment. */
export function instructionsOf({ id, method, pay_amount }: Payment): Instructions {
  switch (method) {
    case 'card':
      return { kind: 'redirect' };
    case 'wallet':
      return { kind: 'phone_request' };
    case 'spei':
      return { kind: 'bank_transfer', account: clabeOf(id), ...receiver };
    case 'cash':
      return { kind: 'voucher', code: storeCodeOf(id) };
    case 'usdt': {
      const { currency, network, confirmationsRequired } = token;
      const amount = formatAmount({ currency, amount: pay_amount ?? 0n });
      return { kind: 'crypto', address: walletAddressOf(id), network, amount, currency, confirmationsRequired };
    }
    default:
      return method satisfies never;
  }
}
