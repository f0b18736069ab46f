import type { Behaviour } from '../database/tables.ts';
import type { PaymentView } from '../payments/payment.view.ts';

const lateByMs = 15_000;
const disorderMs = 2_000;

/** One message to the merchant, when to send it first. */
export interface PlannedDelivery {
  id: string;
  event_id: string;
  body: string;
  next_attempt_at: Date;
}

/** The messages that tell the merchant of a payment's end. */
export function planDeliveries(
  behaviour: Behaviour,
  payment: PaymentView,
  now: Date,
  newId: () => string,
): PlannedDelivery[] {
  const event = (state: PaymentView['state'], delayMs: number): PlannedDelivery => {
    const eventId = newId();
    const body = JSON.stringify({ eventId, payment: { ...payment, state } });
    return { id: newId(), event_id: eventId, body, next_attempt_at: new Date(now.getTime() + delayMs) };
  };
  switch (behaviour) {
    case 'prompt':
      return [event(payment.state, 0)];
    case 'late':
      return [event(payment.state, lateByMs)];
    case 'twice': {
      const first = event(payment.state, 0);
      return [first, { ...first, id: newId() }];
    }
    case 'out_of_order':
      return [event(payment.state, 0), event('pending', disorderMs)];
    case 'never':
      return [];
    default:
      return behaviour satisfies never;
  }
}
