import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { Behaviour } from '../database/tables.ts';
import { behaviours } from '../deliveries/behaviours.ts';
import { readFault } from '../payments/fault.ts';
import type { Payments } from '../payments/payment.service.ts';
import type { Payment } from '../payments/payment.store.ts';
import { type CardForm, readCard } from './card.ts';
import { type CheckoutView, endPage, missingPage, payPage } from './checkout-page.ts';
import { voiceOf } from './words.ts';

const params = Type.Object({ id: Type.String() });
const querystring = Type.Object({
  lang: Type.Optional(Type.String({ maxLength: 20 })),
  theme: Type.Optional(Type.String({ maxLength: 8 })),
  behaviour: Type.Optional(Type.Unsafe<Behaviour>(Type.String({ enum: [...behaviours] }))),
});
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const emptyCard: CardForm = { number: '', name: '', expiry: '', cvc: '' };

function cardOf(body: unknown): CardForm {
  const form = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].slice(0, 60) : '');
  return { number: text('number'), name: text('name'), expiry: text('expiry'), cvc: text('cvc') };
}

/** The payer's side: the hosted page, and what its buttons do. */
export function addCheckoutRoutes(app: App, { payments, now }: { payments: Payments; now: () => Date }): void {
  const find = (id: string) => (uuid.test(id) ? payments.find(id) : Promise.resolve(undefined));
  const viewOf = (payment: Payment, url: string, query: { lang?: string; theme?: string }): CheckoutView => {
    const start = url.indexOf('?');
    return { payment, voice: voiceOf(query.lang), theme: query.theme, query: start === -1 ? '' : url.slice(start) };
  };

  app.get('/checkout/:id', { schema: { params, querystring } }, async (req, reply) => {
    await payments.expireOverdue();
    const payment = await find(req.params.id);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (payment === undefined) {
      return reply.status(404).send(missingPage({ voice: voiceOf(req.query.lang), theme: req.query.theme }));
    }
    const view = viewOf(payment, req.url, req.query);
    return payment.state === 'pending' ? payPage(view, emptyCard, {}) : endPage(view);
  });

  app.post('/checkout/:id/pay', { schema: { params, querystring } }, async (req, reply) => {
    await payments.expireOverdue();
    const payment = await find(req.params.id);
    if (payment === undefined) return reply.redirect(`/checkout/${encodeURIComponent(req.params.id)}`, 303);
    const view = viewOf(payment, req.url, req.query);
    const card = cardOf(req.body);
    const read =
      payment.method === 'card' ? readCard(card, view.voice.words.card, now()) : { answer: 'succeeded' as const };
    const fault = readFault((req.body ?? {}) as object, payment.currency);
    if ('problems' in read || fault === undefined) {
      return reply
        .status(422)
        .type('text/html; charset=utf-8')
        .send(payPage(view, card, 'problems' in read ? read.problems : {}));
    }
    // A page from before the fault was set leaves it as it is.
    if (fault.behaviour !== undefined) await payments.misbehave(payment.id, fault);
    await payments.end(payment.id, read.answer, req.query.behaviour);
    return reply.redirect(payment.return_url, 303);
  });

  app.post('/checkout/:id/decline', { schema: { params, querystring } }, async (req, reply) => {
    const payment = await find(req.params.id);
    if (payment === undefined) return reply.redirect(`/checkout/${encodeURIComponent(req.params.id)}`, 303);
    await payments.end(payment.id, 'failed', req.query.behaviour);
    return reply.redirect(payment.return_url, 303);
  });
}
