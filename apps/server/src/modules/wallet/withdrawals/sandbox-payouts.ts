import { formatAmount, parseAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import { PaymentProviderUnavailable } from '../provider/payment-provider.ts';
import { isSigned, signatureOf } from '../provider/signature.ts';
import type { PayoutFact, PayoutProvider } from './payout-provider.ts';

const timeoutMs = 5_000;
const eventWindowSeconds = 300;

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

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The payouts of `apps/sandbox`: the same protocol as a real provider's, with pretended money. */
export function createSandboxPayouts(deps: { url: string; secret: string; clock: Clock }): PayoutProvider {
  const nowSeconds = () => Math.floor(deps.clock.now().getTime() / 1000);

  async function call(method: string, path: string, content?: object): Promise<Response> {
    const body = content === undefined ? '' : JSON.stringify(content);
    const timestampSeconds = nowSeconds();
    const headers = {
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      'x-timestamp': String(timestampSeconds),
      'x-signature': signatureOf(deps.secret, { method, path, timestampSeconds, body }),
    };
    const init = { method, headers, redirect: 'error' as const, signal: AbortSignal.timeout(timeoutMs) };
    try {
      return await fetch(`${deps.url}${path}`, content === undefined ? init : { ...init, body });
    } catch (error) {
      throw new PaymentProviderUnavailable(`${method} ${path}: no answer`, { cause: error });
    }
  }

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
      return factIn(await call('POST', '/v1/payouts', { ...order, amount: formatAmount(amount), currency }));
    },
    async findPayout(providerPayoutId) {
      const response = await call('GET', `/v1/payouts/${encodeURIComponent(providerPayoutId)}`);
      return response.status === 404 ? undefined : factIn(response);
    },
    readEvent(req, now) {
      // A body that is not JSON was never kept.
      const body = req.rawBody as Buffer | undefined;
      if (body === undefined) return undefined;
      const timestampSeconds = Number(req.headers['x-timestamp']);
      const message = { method: req.method, path: req.url, timestampSeconds, body };
      const clock = { nowSeconds: Math.floor(now.getTime() / 1000), windowSeconds: eventWindowSeconds };
      if (!isSigned(deps.secret, message, String(req.headers['x-signature'] ?? ''), clock)) return undefined;
      const value = readJson(body);
      if (!Value.Check(Event, value)) return undefined;
      const fact = factOf(value.payout);
      return fact === undefined ? undefined : { ...fact, eventId: value.eventId };
    },
  };
}
