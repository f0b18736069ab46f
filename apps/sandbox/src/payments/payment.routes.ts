import Type from 'typebox';
import type { PaymentMethod } from '../database/tables.ts';
import type { App } from '../http/app.ts';
import { isSigned } from '../signature/signature.ts';
import { readFault } from './fault.ts';
import type { Payments } from './payment.service.ts';
import { paymentView } from './payment.view.ts';
import { paidIn } from './token.ts';

const Order = Type.Object(
  {
    merchantReference: Type.String({ format: 'uuid' }),
    method: Type.Union(
      ['spei', 'card', 'cash', 'usdt', 'wallet'].map((method) => Type.Literal(method as PaymentMethod)),
    ),
    amount: Type.String({ maxLength: 26 }),
    currency: Type.String({ minLength: 3, maxLength: 5 }),
    reference: Type.String({ minLength: 1, maxLength: 40 }),
    language: Type.String({ maxLength: 12 }),
    returnUrl: Type.String({ format: 'uri', maxLength: 500 }),
    expiresAt: Type.String({ format: 'date-time' }),
    // Of an e-wallet one of these: its telephone, or an earlier payment that it made.
    phone: Type.Optional(Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' })),
    samePayerAs: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);
const FaultTexts = Type.Object(
  { behaviour: Type.Optional(Type.String()), paidAmount: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
const statusOf = {
  amount_invalid: 422,
  currency_not_traded: 422,
  return_url_not_allowed: 422,
  payer_unknown: 422,
  reference_reused: 409,
} as const;

export interface PaymentRoutesDeps {
  payments: Payments;
  now: () => Date;
  secret: string;
  publicUrl: string;
}

/** The merchant's side: opening a payment and asking about one, both signed. */
export function addPaymentRoutes(app: App, { payments, now, secret, publicUrl }: PaymentRoutesDeps): void {
  app.addHook('preValidation', async (req, reply) => {
    if (!req.url.startsWith('/v1/')) return;
    const timestampSeconds = Number(req.headers['x-timestamp']);
    const message = { method: req.method, path: req.url, timestampSeconds, body: req.rawBody ?? '' };
    const signature = String(req.headers['x-signature'] ?? '');
    if (isSigned(secret, message, signature, Math.floor(now().getTime() / 1000))) return;
    await reply.status(401).send({ error: 'signature_invalid' });
  });

  app.post('/v1/payments', { schema: { body: Order } }, async (req, reply) => {
    const opened = await payments.open(req.body);
    if (typeof opened === 'string') return reply.status(statusOf[opened]).send({ error: opened });
    const view = paymentView(opened, publicUrl);
    if (view.checkoutUrl === null) return view;
    return { ...view, checkoutUrl: `${view.checkoutUrl}?lang=${encodeURIComponent(req.body.language)}` };
  });

  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  app.get('/v1/payments/:id', { schema: { params } }, async (req, reply) => {
    const payment = await payments.find(req.params.id);
    return payment === undefined ? reply.status(404).send({ error: 'not_found' }) : paymentView(payment, publicUrl);
  });

  for (const [verb, act] of [
    ['cancel', payments.cancel],
    ['repeat', payments.repeat],
  ] as const) {
    app.post(`/v1/payments/:id/${verb}`, { schema: { params } }, async (req, reply) => {
      const payment = await act(req.params.id);
      return payment === undefined ? reply.status(404).send({ error: 'not_found' }) : paymentView(payment, publicUrl);
    });
  }

  app.put('/v1/payments/:id/fault', { schema: { params, body: FaultTexts } }, async (req, reply) => {
    const payment = await payments.find(req.params.id);
    if (payment === undefined) return reply.status(404).send({ error: 'not_found' });
    const fault = readFault(req.body, paidIn(payment));
    if (fault === undefined) return reply.status(422).send({ error: 'fault_invalid' });
    const changed = await payments.misbehave(payment.id, fault);
    if (changed === undefined) return reply.status(409).send({ error: 'payment_ended' });
    return paymentView(changed, publicUrl);
  });
}
