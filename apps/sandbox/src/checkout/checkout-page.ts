import { formatAmount } from '@quetzal/domain/money';
import type { Payment } from '../payments/payment.store.ts';
import { token } from '../payments/token.ts';
import { documentText } from './document.ts';
import { faultFields } from './faults.ts';
import { html, type Html, nothing } from './html.ts';
import { cardFields, instructions, walletFields } from './instructions.ts';
import { fill, type Voice } from './words.ts';

/** What the page is about, and how the payer wants to see it. */
export interface CheckoutView {
  payment: Payment;
  voice: Voice;
  /** `dark` or `light` when asked for; else the payer's system decides. */
  theme: string | undefined;
  /** The query of the address, handed on to the forms. */
  query: string;
}

const mark = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3 10 12 4l9 6v2H3zM5 13h2v5H5zm4 0h2v5H9zm4 0h2v5h-2zm4 0h2v5h-2zM3 19h18v2H3z" />
</svg>`;

function page(
  title: string,
  { voice, theme }: Pick<CheckoutView, 'voice' | 'theme'>,
  main: Html,
  more = nothing,
): string {
  return documentText({
    title,
    voice,
    theme,
    styles: ['faults.css'],
    head: more,
    header: html`<p class="notice">${voice.words.test_notice}</p>
      <p class="brand">${mark}<span>${voice.words.brand}</span></p>`,
    main: html`<main>${main}</main>`,
  });
}

function summary({ payment, voice }: CheckoutView): Html {
  const { words } = voice;
  const amount = voice.amount(formatAmount(payment), payment.currency);
  return html`<section class="summary" aria-labelledby="amount-label">
    <p id="amount-label">${words.amount}</p>
    <p class="amount"><bdi>${amount}</bdi></p>
    <dl>
      <div class="line">
        <dt>${words.reference}</dt>
        <dd><bdi>${payment.reference}</bdi></dd>
      </div>
    </dl>
    ${payment.state === 'pending' ? html`<p class="hint">${fill(words.valid_until, { time: voice.time(payment.expires_at, payment.currency) })}</p>` : nothing}
  </section>`;
}

type Texts = Readonly<Record<string, string | undefined>>;

function howToPay({ payment, voice }: CheckoutView, typed: Texts, problems: Texts): Html {
  if (payment.method === 'card') return cardFields(voice, typed, problems);
  if (payment.method === 'wallet') return walletFields(payment, voice, typed, problems);
  return instructions(payment, payment.method, voice);
}

function actionOf({ payment, voice }: CheckoutView): string {
  const { words } = voice;
  const amount = voice.amount(formatAmount(payment), payment.currency);
  if (payment.method === 'card') return fill(words.pay, { amount });
  return payment.method === 'wallet' ? fill(words.wallet.approve, { amount }) : words.simulate;
}

/** The page of a payment that can still be made, with what was typed and what is wrong with it. */
export function payPage(view: CheckoutView, typed: Texts, problems: Texts): string {
  const { payment, voice, query } = view;
  const { words } = voice;
  const path = `/checkout/${payment.id}`;
  const main = html`<h1>${words.title_pay}</h1>
    <div class="columns">
      <section class="how" aria-labelledby="method">
        <h2 id="method">${words.method[payment.method]}</h2>
        <form method="post" action="${path}/pay${query}" novalidate>
          ${howToPay(view, typed, problems)} ${faultFields(payment, words)}
          <button class="primary">${actionOf(view)}</button>
        </form>
        <form method="post" action="${path}/decline${query}"><button class="plain">${words.decline}</button></form>
      </section>
      ${summary(view)}
    </div>`;
  return page(words.title_pay, view, main);
}

/** The page of a transfer that was seen and is not good yet; looks again by itself. */
export function confirmingPage(view: CheckoutView): string {
  const { payment, voice } = view;
  const { usdt } = voice.words;
  const count = String(payment.confirmations ?? 0);
  const main = html`<div class="narrow">
    <section class="end end-confirming" role="status">
      <span class="sign" aria-hidden="true"></span>
      <h1>${usdt.seen_title}</h1>
      <p>${fill(usdt.seen_text, { count, needed: String(token.confirmationsRequired) })}</p>
      <a class="primary" href="${payment.return_url}">${voice.words.back}</a>
    </section>
    ${summary(view)}
  </div>`;
  return page(usdt.seen_title, view, main, html`<meta http-equiv="refresh" content="2" />`);
}

function lateTransfer({ payment, voice, query }: CheckoutView): Html {
  if (payment.method !== 'usdt' || payment.state !== 'expired') return nothing;
  return html`<form method="post" action="/checkout/${payment.id}/pay${query}">
    <button class="plain">${voice.words.usdt.late}</button>
  </form>`;
}

/** The page of a payment that has ended. */
export function endPage(view: CheckoutView): string {
  const {
    payment,
    voice: { words },
  } = view;
  const { state } = payment;
  if (state === 'pending') throw new RangeError('A payment that can still be made has no end');
  const main = html`<div class="narrow">
    <section class="end end-${state}" role="status">
      <span class="sign" aria-hidden="true"></span>
      <h1>${words[`${state}_title`]}</h1>
      <p>${words[`${state}_text`]}</p>
      ${payment.phone === null ? html`<a class="primary" href="${payment.return_url}">${words.back}</a>` : nothing}
      ${lateTransfer(view)}
    </section>
    ${summary(view)}
  </div>`;
  return page(words[`${state}_title`], view, main);
}

/** The page for an address without a payment. */
export function missingPage(view: Pick<CheckoutView, 'voice' | 'theme'>): string {
  const { words } = view.voice;
  const main = html`<section class="end">
    <h1>${words.not_found_title}</h1>
    <p>${words.not_found_text}</p>
  </section>`;
  return page(words.not_found_title, view, main);
}
