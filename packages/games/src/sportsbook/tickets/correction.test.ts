import type { Money } from '@quetzal/domain/money';
import { expect, it } from 'vitest';
import { planCorrection } from './correction.ts';
import type { TicketSettlement } from './settle-ticket.ts';

const usd = (amount: bigint): Money => ({ currency: 'USD', amount });
const ended = (payout: bigint, validBet: bigint): TicketSettlement => ({
  combinations: 1,
  stakeTotal: usd(100_000n),
  payout: usd(payout),
  validBet: usd(validBet),
});
const hourMs = 3_600_000;
const soon = { settledAtMs: 0, correctedAtMs: 72 * hourMs };

it('books the opposite of the old settlement and then the new one', () => {
  expect(planCorrection(ended(185_000n, 100_000n), ended(0n, 0n), soon)).toEqual({
    ok: true,
    value: {
      kind: 'corrected',
      entries: [
        { kind: 'reversal', payout: usd(-185_000n), validBet: usd(-100_000n) },
        { kind: 'settlement', payout: usd(0n), validBet: usd(0n) },
      ],
      payoutChange: usd(-185_000n),
    },
  });
});

it('books nothing when the corrected result pays the same', () => {
  expect(planCorrection(ended(5n, 5n), ended(5n, 5n), soon)).toEqual({ ok: true, value: { kind: 'unchanged' } });
});

it('is refused later than 72 hours after the settlement', () => {
  const late = { settledAtMs: 0, correctedAtMs: 72 * hourMs + 1 };
  expect(planCorrection(ended(5n, 5n), ended(0n, 5n), late)).toEqual({ ok: false, code: 'sports.correction_too_late' });
});
