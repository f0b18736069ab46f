import type { Behaviour } from '../database/tables.ts';

/** How the e-wallet of a telephone behaves. */
export interface WalletWay {
  /** How faithfully the merchant is told. */
  behaviour?: Behaviour;
  /** `refused` ends it before anybody confirms; `empty` has no money when its owner does. */
  end?: 'refused' | 'empty';
}

/** The last ten digits of the telephones whose e-wallets behave in a way of their own. */
export const walletNumbers: Readonly<Record<string, WalletWay>> = {
  '5500000000': { end: 'empty' },
  '5500000001': { end: 'refused' },
  '5500000002': { behaviour: 'late' },
  '5500000003': { behaviour: 'twice' },
  '5500000004': { behaviour: 'never' },
  '5500000005': { behaviour: 'out_of_order' },
};

/** The way of a telephone's e-wallet; all but a few do as they should. */
export function wayOf(phone: string): WalletWay {
  const last = phone.slice(-10);
  return (Object.hasOwn(walletNumbers, last) ? walletNumbers[last] : undefined) ?? {};
}
