import { currencyOf } from '@quetzal/domain/money';
import type { PlannedDelivery } from '../deliveries/behaviour.ts';
import type { PayoutView } from './payout.view.ts';

/**
 * How a payout goes. The cents of its amount choose: `.01` fails, `.02` is told late, `.03` twice, `.04` out of order,
 * `.05` never, `.06` is paid and then sent back by the bank; everything else is paid and told at once.
 */
const payoutBehaviours = ['prompt', 'fails', 'late', 'twice', 'out_of_order', 'never', 'sent_back'] as const;
/** One of them. */
export type PayoutBehaviour = (typeof payoutBehaviours)[number];

const lateByMs = 15_000;
const disorderMs = 2_000;

/** The behaviour that an amount in ledger units chooses. */
export function payoutBehaviourOf(amount: bigint, currency: string): PayoutBehaviour {
  const cents = Number((amount / 10n ** BigInt(currencyOf(currency).scale - 2)) % 100n);
  return payoutBehaviours[cents] ?? 'prompt';
}

/** Where a payout ends. */
export function endOf(behaviour: PayoutBehaviour): 'paid' | 'failed' {
  return behaviour === 'fails' || behaviour === 'sent_back' ? 'failed' : 'paid';
}

/** The messages that tell the merchant of a payout's end. */
export function planPayoutDeliveries(
  behaviour: PayoutBehaviour,
  payout: PayoutView,
  now: Date,
  newId: () => string,
): PlannedDelivery[] {
  const event = (state: PayoutView['state'], delayMs: number): PlannedDelivery => {
    const eventId = newId();
    const body = JSON.stringify({ eventId, payout: { ...payout, state } });
    return { id: newId(), event_id: eventId, body, next_attempt_at: new Date(now.getTime() + delayMs) };
  };
  switch (behaviour) {
    case 'prompt':
    case 'fails':
      return [event(payout.state, 0)];
    case 'late':
      return [event(payout.state, lateByMs)];
    case 'twice': {
      const first = event(payout.state, 0);
      return [first, { ...first, id: newId() }];
    }
    case 'out_of_order':
      return [event(payout.state, 0), event('pending', disorderMs)];
    case 'never':
      return [];
    case 'sent_back':
      return [event('paid', 0), event('failed', disorderMs)];
    default:
      return behaviour satisfies never;
  }
}
