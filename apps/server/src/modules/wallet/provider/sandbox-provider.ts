import { formatAmount, parseAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { PaymentInstructions } from './payment-instructions.ts';
import {
  type PaymentFact,
  paymentFailures,
  type PaymentProvider,
  PaymentProviderUnavailable,
} from './payment-provider.ts';
import { createSandboxWire } from './sandbox-wire.ts';

const State = Type.Union(['pending', 'succeeded', 'failed', 'expired'].map((state) => Type.Literal(state)));
const oneOrNone = <const T extends readonly string[]>(values: T) =>
  Type.Union([Type.Unsafe<T[number]>(Type.String({ enum: [...values] })), Type.Null()]);
const Payment = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  merchantReference: Type.String({ format: 'uuid' }),
  amount: Type.String(),
  currency: Type.String(),
  state: State,
  checkoutUrl: Type.Union([Type.String({ pattern: '^https?://' }), Type.Null()]),
  instructions: PaymentInstructions,
  sent: Type.Union([Type.Object({ amount: Type.String(), currency: Type.String() }), Type.Null()]),
  confirmations: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  paidAt: Type.Union([Instant, Type.Null()]),
  failure: oneOrNone(paymentFailures),
  authorisation: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()])),
});
const Event = Type.Object({
  eventId: Type.String({ minLength: 1, maxLength: 64 }),
  payment: Payment,
});

function factOf(payment: Static<typeof Payment>): PaymentFact | undefined {
  const { confirmations, paidAt, failure, authorisation } = payment;
  const amount = parseAmount(payment.amount, payment.currency);
  if (!amount.ok) return undefined;
  const state = payment.state as PaymentFact['state'];
  const sent = payment.sent === null ? undefined : parseAmount(payment.sent.amount, payment.sent.currency);
  return {
    depositId: payment.merchantReference,
    paymentId: payment.id,
    state,
    amount: amount.value,
    ...(sent?.ok === true ? { sent: sent.value } : {}),
    ...(confirmations === null ? {} : { confirmations }),
    ...(paidAt === null ? {} : { paidAt: new Date(paidAt) }),
    ...(failure === null ? {} : { failure }),
    ...(typeof authorisation === 'string' ? { authorisation } : {}),
  };
}

/** The payment provider of `apps/sandbox`: the same protocol as a real one, with pretended money. */
export function createSandboxProvider(deps: { url: string; secret: string; clock: Clock }): PaymentProvider {
  const wire = createSandboxWire(deps);

  async function paymentIn(response: Response): Promise<Static<typeof Payment>> {
    const value: unknown = await response.json().catch(() => undefined);
    if (response.ok && Value.Check(Payment, value)) return value;
    throw new PaymentProviderUnavailable(`Not the answer of a payment: HTTP ${response.status}`);
  }

  async function tellPayment(paymentId: string, verb: 'cancel' | 'repeat'): Promise<PaymentFact> {
    const response = await wire.call('POST', `/v1/payments/${encodeURIComponent(paymentId)}/${verb}`);
    const fact = factOf(await paymentIn(response));
    if (fact === undefined) throw new PaymentProviderUnavailable(`Not an amount in the answer to ${verb}`);
    return fact;
  }

  return {
    code: 'sandbox',
    async createPayment(request) {
      const payment = await paymentIn(
        await wire.call('POST', '/v1/payments', {
          merchantReference: request.depositId,
          method: request.methodCode,
          amount: formatAmount(request.amount),
          currency: request.amount.currency,
          reference: request.reference,
          language: request.language,
          returnUrl: request.returnUrl,
          expiresAt: request.expiresAt.toISOString(),
          ...request.payer,
        }),
      );
      return { paymentId: payment.id, checkoutUrl: payment.checkoutUrl, instructions: payment.instructions };
    },
    async findPayment({ paymentId }) {
      const response = await wire.call('GET', `/v1/payments/${encodeURIComponent(paymentId)}`);
      return response.status === 404 ? undefined : factOf(await paymentIn(response));
    },
    cancelPayment: ({ paymentId }) => tellPayment(paymentId, 'cancel'),
    repeatRequest: ({ paymentId }) => tellPayment(paymentId, 'repeat'),
    readEvent(req, now) {
      const value = wire.readEvent(Event, req, now);
      if (typeof value === 'string') return value;
      const fact = factOf(value.payment);
      return fact === undefined ? 'malformed' : { ...fact, eventId: value.eventId };
    },
  };
}
