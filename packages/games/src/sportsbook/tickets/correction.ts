import { negate, subtract, type Money } from '@quetzal/domain/money';
import { accept, refuse, type Answer } from '../refusal.ts';
import { CORRECTION_WITHIN_MS } from '../settlement/timing.ts';
import type { TicketSettlement } from './settle-ticket.ts';

/** One booking of a correction; the amounts of a reversal are negative. */
export type CorrectionEntry = {
  readonly kind: 'reversal' | 'settlement';
  readonly payout: Money;
  readonly validBet: Money;
};

/** What has to be booked when a result is corrected: nothing, or the opposite of the old settlement and then the new one. */
export type Correction =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'corrected';
      readonly entries: readonly [CorrectionEntry, CorrectionEntry];
      /** What the player gains, or owes when negative. */
      readonly payoutChange: Money;
    };

/** Plans the correction of a settled ticket. Refused later than 72 hours after the settlement. */
export function planCorrection(
  before: TicketSettlement,
  after: TicketSettlement,
  { settledAtMs, correctedAtMs }: { readonly settledAtMs: number; readonly correctedAtMs: number },
): Answer<Correction> {
  if (correctedAtMs - settledAtMs > CORRECTION_WITHIN_MS) return refuse('sports.correction_too_late');
  const payoutChange = subtract(after.payout, before.payout);
  const validBetChange = subtract(after.validBet, before.validBet);
  if (payoutChange.amount === 0n && validBetChange.amount === 0n) return accept({ kind: 'unchanged' });
  const reversal = { kind: 'reversal', payout: negate(before.payout), validBet: negate(before.validBet) } as const;
  const settlement = { kind: 'settlement', payout: after.payout, validBet: after.validBet } as const;
  return accept({ kind: 'corrected', entries: [reversal, settlement], payoutChange });
}
