import { maskNumber } from '@quetzal/domain/members';
import { formatAmount } from '@quetzal/domain/money';
import { renderSVG } from 'uqr';
import type { PaymentMethod } from '../database/tables.ts';
import { receiver } from '../payments/instructions.ts';
import type { Payment } from '../payments/payment.store.ts';
import { token } from '../payments/token.ts';
import { type FieldFacts, fields } from './fields.ts';
import { html, type Html, nothing } from './html.ts';
import { barsOf, clabeOf, storeCodeOf, walletAddressOf } from './pretended.ts';
import type { Voice } from './words.ts';

type WithoutForm = Exclude<PaymentMethod, 'card' | 'wallet'>;

function line(label: string, value: string, grouped: string = value): Html {
  return html`<div class="line">
    <dt>${label}</dt>
    <dd><bdi aria-label="${value}">${grouped}</bdi></dd>
  </div>`;
}

const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

function barcode(code: string): Html {
  let x = 0;
  const bars = barsOf(code).map((width, index) => {
    const bar = index % 2 === 0 ? html`<rect x="${x}" y="0" width="${width}" height="40" />` : nothing;
    x += width;
    return bar;
  });
  return html`<svg class="barcode" viewBox="0 0 ${x} 40" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>`;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** The fields of a card, with what is wrong with each. */
export function cardFields({ words: { card } }: Voice, typed: Texts, problems: Texts): Html {
  const digits = { mode: 'numeric' } as const;
  const facts: FieldFacts[] = [
    { ...digits, name: 'number', label: card.number, complete: 'cc-number', holder: '4242 4242 4242 4242' },
    { name: 'name', label: card.name, mode: 'text', complete: 'cc-name', holder: '' },
    { ...digits, name: 'expiry', label: card.expiry, complete: 'cc-exp', holder: '12/30' },
    { ...digits, name: 'cvc', label: card.cvc, complete: 'cc-csc', holder: '123' },
  ];
  return html`${fields(facts, typed, problems)}
    <p class="hint">${card.hint}</p>`;
}

/** What an e-wallet shows on its owner's telephone, where the payment is approved. */
export function walletFields(
  { phone }: Payment,
  { words: { wallet, method } }: Voice,
  typed: Texts,
  problems: Texts,
): Html {
  const facts: FieldFacts[] = [{ name: 'pin', label: wallet.pin, mode: 'numeric', complete: 'off', holder: '1234' }];
  return html`<p class="lead">${wallet.intro}</p>
    <dl>
      <div class="line">
        <dt>${method.wallet}</dt>
        <dd><bdi dir="ltr">${maskNumber(phone ?? '')}</bdi></dd>
      </div>
    </dl>
    ${fields(facts, typed, problems)}
    <p class="hint">${wallet.hint}</p>`;
}

function transfer(payment: Payment, { words: { usdt }, amount }: Voice): Html {
  const address = walletAddressOf(payment.id);
  const tokens = formatAmount({ currency: token.currency, amount: payment.pay_amount ?? 0n });
  return html`<p>${usdt.intro}</p>
    <div class="code">${{ markup: renderSVG(address, { border: 4 }) }}</div>
    <dl>
      ${line(usdt.amount, tokens, amount(tokens, token.currency))}${line(usdt.address, address)}
      ${line(usdt.network, token.network)}
    </dl>`;
}

/** How to pay by a method that needs no form. */
export function instructions(payment: Payment, method: WithoutForm, voice: Voice): Html {
  const { words } = voice;
  const paymentId = payment.id;
  switch (method) {
    case 'spei': {
      const clabe = clabeOf(paymentId);
      return html`<p>${words.spei.intro}</p>
        <dl>
          ${line(words.spei.clabe, clabe, inFours(clabe))}
          ${line(words.spei.bank, receiver.bank)}${line(words.spei.beneficiary, receiver.beneficiary)}
        </dl>`;
    }
    case 'cash': {
      const code = storeCodeOf(paymentId);
      return html`<p>${words.cash.intro}</p>
        ${barcode(code)}
        <dl>${line(words.cash.code, code, inFours(code))}</dl>`;
    }
    case 'usdt':
      return transfer(payment, voice);
    default:
      return method satisfies never;
  }
}
