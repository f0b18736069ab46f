import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { Behaviour } from '../database/tables.ts';
import { behaviours } from '../deliveries/behaviours.ts';
import { readFault } from '../payments/fault.ts';
import type { Payments } from '../payments/payment.service.ts';
import type { Payment } from '../payments/payment.store.ts';
import { paidIn } from '../payments/token.ts';
import { readCard } from './card.ts';
import { type CheckoutView, confirmingPage, endPage, missingPage, payPage } from './checkout-page.ts';
import { readWallet } from './wallet.ts';
import { walletPhonePage } from './wallet-phone-page.ts';
import { voiceOf, type Words } from './words.ts';

const params = Type.Object({ id: Type.String() });
const querystring = Type.Object({
  lang: Type.Optional(Type.String({ maxLength: 20 })),
  theme: Type.Optional(Type.String({ maxLength: 8 })),
  behaviour: Type.Optional(Type.Unsafe<Behaviour>(Type.String({ enum: [...behaviours] }))),
});
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const fieldNames = ['number', 'name', 'expiry', 'cvc', 'pin'] as const;
type Typed = Record<(typeof fieldNames)[number], string>;

function typedIn(body: unknown): Typed {
  const form = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].slice(0, 60) : '');
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Typed;
}

function read(
  { method, phone }: Payment,
  typed: Typed,
  words: Words,
  now: Date,
): ReturnType<typeof readCard | typeof readWallet> {
  if (method === 'card') return readCard(typed, words.card, now);
  return method === 'wallet' ? readWallet(typed, phone ?? '', words.wallet) : { state: 'succeeded' };
}

/** Where the payer's browser goes afterwards: an e-wallet's telephone is not the browser that shows the site. */
function afterwards({ id, phone, return_url: returnUrl }: Payment, query: string): string {
  return phone === null ? returnUrl : `/checkout/${id}${query}`;
}

/** The payer's side: the hosted page, and what its buttons do. */
export function addCheckoutRoutes(app: App, { payments, now }: { payments: Payments; now: () => Date }): void {
  const find = (id: string) => (uuid.test(id) ? payments.find(id) : Promise.resolve(undefined));
  const viewOf = (payment: Payment, url: string, query: { lang?: string; theme?: string }): CheckoutView => {
    const start = url.indexOf('?');
    return {
      payment,
      voice: voiceOf(query.lang),
      theme: query.theme,
      query: start === -1 ? '' : url.slice(start),
    };
  };

  app.get('/checkout/:id', { schema: { params, querystring } }, async (req, reply) => {
    await payments.expireOverdue();
    const payment = await find(req.params.id);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (payment === undefined) {
      return reply.status(404).send(missingPage({ voice: voiceOf(req.query.lang), theme: req.query.theme }));
    }
    const view = viewOf(payment, req.url, req.query);
    if (payment.confirmations !== null && payment.state !== 'succeeded') return confirmingPage(view);
    return payment.state === 'pending' ? payPage(view, {}, {}) : endPage(view);
  });

  app.get('/wallet-phone', { schema: { querystring } }, async (req, reply) => {
    await payments.expireOverdue();
    const voice = voiceOf(req.query.lang ?? req.headers['accept-language']);
    const waiting = await payments.waitingOnPhones();
    const page = walletPhonePage(waiting, voice, req.query.theme);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.post('/checkout/:id/pay', { schema: { params, querystring } }, async (req, reply) => {
    await payments.expireOverdue();
    const payment = await find(req.params.id);
    if (payment === undefined) return reply.redirect(`/checkout/${encodeURIComponent(req.params.id)}`, 303);
    const view = viewOf(payment, req.url, req.query);
    const typed = typedIn(req.body);
    const end = read(payment, typed, view.voice.words, now());
    const fault = readFault((req.body ?? {}) as object, paidIn(payment));
    if ('problems' in end || fault === undefined) {
      const problems = 'problems' in end ? end.problems : {};
      return reply
        .status(422)
        .type('text/html; charset=utf-8')
        .send(payPage(view, typed, problems));
    }
    // A page from before the fault was set leaves it as it is.
    if (fault.behaviour !== undefined) await payments.misbehave(payment.id, fault);
    if (payment.method === 'usdt') await payments.transfer(payment.id);
    else await payments.end(payment.id, end, req.query.behaviour);
    return reply.redirect(afterwards(payment, view.query), 303);
  });

  app.post('/checkout/:id/decline', { schema: { params, querystring } }, async (req, reply) => {
    const payment = await find(req.params.id);
    if (payment === undefined) return reply.redirect(`/checkout/${encodeURIComponent(req.params.id)}`, 303);
    await payments.end(payment.id, { state: 'failed', failure: 'cancelled' }, req.query.behaviour);
    return reply.redirect(afterwards(payment, viewOf(payment, req.url, req.query).query), 303);
  });
}
