import { expect, test } from 'vitest';
import { teamCsvRows } from './team-csv.ts';

test('an export carries the figures of the wire, not those of the screen', () => {
  const rows = teamCsvRows(
    [
      {
        id: 'm2',
        account: 'luna.x7',
        type: 0,
        isAgent: false,
        upline: 'norte_mx',
        depth: 1,
        teamSize: 0,
        balance: '8120.4599',
        currency: 'MXN',
        validBet30d: '412900.00',
        netWin30d: '-4102.30',
        lastLoginAt: null,
        createdAt: '2026-03-01T10:00:00Z',
        state: 'suspended',
        avatar: 'a5',
      },
    ],
    { heads: ['Cuenta'], typeName: () => 'Miembro', stateName: (state) => state.toUpperCase() },
  );
  expect(rows).toEqual([
    ['Cuenta'],
    [
      'luna.x7',
      'Miembro',
      'norte_mx',
      '0',
      '8120.4599',
      'MXN',
      '412900.00',
      '-4102.30',
      '',
      '2026-03-01T10:00:00Z',
      'SUSPENDED',
    ],
  ]);
});
