import { expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { sportsChecker } from './index.ts';

const rows = readCases<{ readonly kind: string }>('sports');

it('finds no fault in the published cases', () => {
  const verdicts = rows.flatMap((row) => [...sportsChecker.check(row)]);
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(verdicts.length).toBe(513);
});

it('finds the fault in a case whose expectation is changed', () => {
  const single = {
    kind: 'ticket',
    ticket: {
      type: 'single',
      stake: '10',
      legs: [{ market: '1x2', match: { status: 'finished', ft: [1, 0] }, odds: '1.85', pick: '1' }],
    },
    expect: { results: ['win'], stakeTotal: '10.0000', payout: '18.5001' },
  };
  expect([...sportsChecker.check(single)]).toEqual([
    { example: 'sports ticket', faults: [{ field: 'payout', expected: '18.5001', actual: '18.5000' }] },
  ]);
});

it('reads a system by its name alone', () => {
  const leg = { market: 'btts', match: { status: 'finished', ft: [1, 1] }, odds: '2.00', pick: 'yes' };
  const row = {
    kind: 'ticket',
    ticket: { type: 'system', name: 'patent', stake: '1', legs: [leg, leg, leg] },
    expect: { combos: 7, stakeTotal: '7.0000', payout: '26.0000' },
  };
  expect([...sportsChecker.check(row)]).toEqual([{ example: 'sports ticket', faults: [] }]);
});

it('reports a refusal instead of failing, and recognises no other shape', () => {
  const leg = { market: 'corners', match: { status: 'finished', ft: [1, 1] }, odds: '2.00', pick: 'yes' };
  const row = { kind: 'ticket', ticket: { type: 'single', stake: '1', legs: [leg] }, expect: { payout: '0.0000' } };
  const [verdict] = [...sportsChecker.check(row)];
  expect(verdict?.faults[0]?.actual).toEqual({ ok: false, code: 'sports.market_unknown', leg: 0 });
  expect([{ kind: 'crash' }, {}, null, 'ticket', []].filter((value) => sportsChecker.recognises(value))).toEqual([]);
});
