import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { Payouts } from './payout.service.ts';
import { payoutView } from './payout.view.ts';

const Order = Type.Object(
  {
    merchantReference: Type.String({ format: 'uuid' }),
    kind: Type.Union([Type.Literal('bank'), Type.Literal('e_wallet'), Type.Literal('crypto')]),
    number: Type.String({ minLength: 6, maxLength: 200 }),
    holderName: Type.String({ minLength: 2, maxLength: 80 }),
    amount: Type.String({ maxLength: 26 }),
    currency: Type.String({ minLength: 3, maxLength: 5 }),
    reference: Type.String({ minLength: 1, maxLength: 40 }),
  },
  { additionalProperties: false },
);
const statusOf = { amount_invalid: 422, reference_reused: 409 } as const;

/** The merchant's side: ordering a payout and asking about one. Signatures are checked for everything below `/v1`. */
export function addPayoutRoutes(app: App, { payouts }: { payouts: Payouts }): void {
  app.post('/v1/payouts', { schema: { body: Order } }, async (req, reply) => {
    const ordered = await payouts.order(req.body);
    return typeof ordered === 'string' ? reply.status(statusOf[ordered]).send({ error: ordered }) : payoutView(ordered);
  });

  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  app.get('/v1/payouts/:id', { schema: { params } }, async (req, reply) => {
    const payout = await payouts.find(req.params.id);
    return payout === undefined ? reply.status(404).send({ error: 'not_found' }) : payoutView(payout);
  });
}
