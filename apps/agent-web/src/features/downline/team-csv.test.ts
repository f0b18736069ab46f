import { expect, test } from 'vitest';
import { teamCsvRows } from './team-csv.ts';

const member = {
  id: 'm2',
  account: 'luna.x7',
  type: 0,
  isAgent: false,
  upline: 'norte_mx',
  depth: 1,
  teamSize: 0,
  balance: '2300.9968',
  currency: 'MXN',
  validBet30d: '412900.00',
  netWin30d: '-0.0049',
  lastLoginAt: '2026-11-27T18:07:04.962Z',
  createdAt: '2026-03-01T10:00:00Z',
  state: 'suspended',
  avatar: 'a5',
} as const;
const words = {
  heads: ['Cuenta'],
  typeName: () => 'Miembro',
  stateName: (state: string) => state.toUpperCase(),
  timeZone: 'America/Mexico_City',
  currencyPlaces: 2,
};

test('an export says amounts and times as the page does, in a form that a spreadsheet can count with', () => {
  const rows = teamCsvRows([member], words);
  expect(rows).toEqual([
    ['Cuenta'],
    [
      'luna.x7',
      'Miembro',
      'norte_mx',
      { figure: '0' },
      { figure: '2300.99' },
      'MXN',
      { figure: '412900.00' },
      { figure: '0.00' },
      '2026-11-27T12:07:04-06:00',
      '2026-03-01T04:00:00-06:00',
      'SUSPENDED',
    ],
  ]);
});

test('an amount in a currency without decimals has none', () => {
  const yen = { ...member, currency: 'JPY', validBet30d: '1999.9000', netWin30d: '-0.5' };
  const [, row] = teamCsvRows([yen], { ...words, currencyPlaces: 0 });
  expect(row?.slice(4, 8)).toEqual([{ figure: '2300' }, 'JPY', { figure: '1999' }, { figure: '0' }]);
});
