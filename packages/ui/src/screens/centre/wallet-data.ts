/** What a member has with a maker of games. */
export interface MakerBalance {
  code: string;
  name: string;
  amount: string;
}

/** Balances by maker. */
export const makerBalances: readonly MakerBalance[] = [
  { code: 'obs', name: 'Obsidia', amount: '320.00' },
  { code: 'nah', name: 'Nahual', amount: '0.00' },
  { code: 'kuk', name: 'Kukul Live', amount: '1240.50' },
  { code: 'jdw', name: 'Jadeworks', amount: '0.00' },
  { code: 'tla', name: 'Tlaloc', amount: '85.20' },
  { code: 'sol', name: 'Solaris', amount: '0.00' },
  { code: 'vol', name: 'Volante', amount: '600.00' },
  { code: 'mar', name: 'Marea', amount: '0.00' },
];

/** A line of the account. */
export interface Movement {
  key: string;
  kind: 'deposit' | 'bet' | 'withdrawal' | 'rebate';
  title: string;
  at: string;
  state: 'credited' | 'settled' | 'pending' | 'refused';
  amount: string;
}

/** The last lines of the account. */
export const movements: readonly Movement[] = [
  { key: 'a', kind: 'deposit', title: 'Depósito SPEI', at: '21 nov, 14:32', state: 'credited', amount: '2000.00' },
  { key: 'b', kind: 'bet', title: 'Apuesta · Plumas de Oro', at: '21 nov, 14:18', state: 'settled', amount: '-120.00' },
  {
    key: 'c',
    kind: 'withdrawal',
    title: 'Retiro a Banco ··4417',
    at: '20 nov, 21:05',
    state: 'pending',
    amount: '-1500.00',
  },
  {
    key: 'd',
    kind: 'rebate',
    title: 'Reembolso RNG 1.2\u00a0%',
    at: '20 nov, 06:00',
    state: 'credited',
    amount: '84.36',
  },
  {
    key: 'e',
    kind: 'withdrawal',
    title: 'Retiro a Banco ··4417',
    at: '18 nov, 10:12',
    state: 'refused',
    amount: '-900.00',
  },
];
