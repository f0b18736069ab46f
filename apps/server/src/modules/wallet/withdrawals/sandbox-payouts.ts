import { formatAmount, parseAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import { PaymentProviderUnavailable } from '../provider/payment-provider.ts';
import { createSandboxWire } from '../provider/sandbox-wire.ts';
import type { PayoutFact, PayoutProvider } from './payout-provider.ts';

const Payout = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  merchantReference: Type.String({ format: 'uuid' }),
  amount: Type.String(),
  currency: Type.String(),
  state: Type.Union(['pending', 'paid', 'failed'].map((state) => Type.Literal(state))),
});
const Event = Type.Object({ eventId: Type.String({ minLength: 1, maxLength: 64 }), payout: Payout });

function factOf(payout: Static<typeof Payout>): PayoutFact | undefined {
  const amount = parseAmount(payout.amount, payout.currency);
  if (!amount.ok) return undefined;
  const state = payout.state as PayoutFact['state'];
  return { payoutId: payout.merchantReference, providerPayoutId: payout.id, state, amount: amount.value };
}

/** The payouts of `apps/sandbox`: the same protocol as a real provider's, with pretended money. */
export function createSandboxPayouts(deps: { url: string; secret: string; clock: Clock }): PayoutProvider {
  const wire = createSandboxWire(deps);

  async function factIn(response: Response): Promise<PayoutFact> {
    const value: unknown = await response.json().catch(() => undefined);
    const fact = response.ok && Value.Check(Payout, value) ? factOf(value) : undefined;
    if (fact !== undefined) return fact;
    throw new PaymentProviderUnavailable(`Not the answer of a payout: HTTP ${response.status}`);
  }

  return {
    code: 'sandbox',
    async createPayout({ payoutId, kind, number, holderName, amount, reference }) {
      const order = { merchantReference: payoutId, kind, number, holderName, reference };
      const { currency } = amount;
      return factIn(await wire.call('POST', '/v1/payouts', { ...order, amount: formatAmount(amount), currency }));
    },
    async findPayout(providerPayoutId) {
      const response = await wire.call('GET', `/v1/payouts/${encodeURIComponent(providerPayoutId)}`);
      return response.status === 404 ? undefined : factIn(response);
    },
    readEvent(req, now) {
      const value = wire.readEvent(Event, req, now);
      if (typeof value === 'string') return value;
      const fact = factOf(value.payout);
      return fact === undefined ? 'malformed' : { ...fact, eventId: value.eventId };
    },
  };
}
