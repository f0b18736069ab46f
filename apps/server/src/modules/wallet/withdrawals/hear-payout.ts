import type { Callback } from '../provider/payment-provider.ts';
import { createRefusedEvents } from '../refused-events/refused-events.ts';
import type { PayDeps } from './pay-withdrawal.ts';
import { type PayoutSettled, settlePayout } from './settle-payout.ts';

/** What came of a callback. */
export type PayoutHeard = PayoutSettled['outcome'] | 'refused';

/** Acts on what calls back as a provider; what is not proven to be the provider's, or cannot be read, is refused. */
export function createPayoutHearing(deps: PayDeps): (provider: string, callback: Callback) => Promise<PayoutHeard> {
  const refusedEvents = createRefusedEvents(deps, 'payout');
  return async (provider, callback) => {
    const event = deps.providerOf(provider).readEvent(callback, deps.clock.now());
    if (typeof event === 'string') {
      refusedEvents.note({ provider, reason: event, body: callback.rawBody });
      return 'refused';
    }
    const { eventId, ...fact } = event;
    const settled = await settlePayout(deps, { provider, fact, eventId });
    if (settled.changed) deps.announce(settled.withdrawal);
    return settled.outcome;
  };
}
