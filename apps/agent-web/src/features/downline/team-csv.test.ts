import { expect, test } from 'vitest';
import { teamCsvRows } from './team-csv.ts';

test('an export says amounts and times as the page does, in a form that a spreadsheet can count with', () => {
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
        balance: '2300.9968',
        currency: 'MXN',
        validBet30d: '412900.00',
        netWin30d: '-0.0049',
        lastLoginAt: '2026-11-27T18:07:04.962Z',
        createdAt: '2026-03-01T10:00:00Z',
        state: 'suspended',
        avatar: 'a5',
      },
    ],
    {
      heads: ['Cuenta'],
      typeName: () => 'Miembro',
      stateName: (state) => state.toUpperCase(),
      timeZone: 'America/Mexico_City',
    },
  );
  expect(rows).toEqual([
    ['Cuenta'],
    [
      'luna.x7',
      'Miembro',
      'norte_mx',
      '0',
      '2300.99',
      'MXN',
      '412900.00',
      '0.00',
      '2026-11-27T12:07:04-06:00',
      '2026-03-01T04:00:00-06:00',
      'SUSPENDED',
    ],
  ]);
});
