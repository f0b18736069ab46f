import type { PaymentMethod } from '../database/tables.ts';
import type { CardForm, CardProblems } from './card.ts';
import { html, type Html, nothing } from './html.ts';
import { barsOf, clabeOf, storeCodeOf, walletAddressOf } from './pretended.ts';
import type { Voice } from './words.ts';

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

type FieldFacts = { name: keyof CardForm; label: string; mode: string; complete: string; holder: string };

function field(facts: FieldFacts, form: CardForm, problem: string | undefined, isFirst: boolean): Html {
  const { name, label, mode, complete, holder } = facts;
  const wrong = problem === undefined ? nothing : html`<p class="problem" id="${name}-problem">${problem}</p>`;
  const marks =
    problem === undefined
      ? nothing
      : html` aria-invalid="true" aria-describedby="${name}-problem"${isFirst ? html` autofocus` : nothing}`;
  return html`<div class="field field-${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form[name]}"
      dir="${name === 'name' ? 'auto' : 'ltr'}"
      inputmode="${mode}"
      autocomplete="${complete}"
      placeholder="${holder}"
      required${marks}
    />${wrong}
  </div>`;
}

/** The fields of a card, with what is wrong with each. */
export function cardFields({ words: { card } }: Voice, form: CardForm, problems: CardProblems): Html {
  const digits = { mode: 'numeric' };
  const fields: FieldFacts[] = [
    { ...digits, name: 'number', label: card.number, complete: 'cc-number', holder: '4242 4242 4242 4242' },
    { name: 'name', label: card.name, mode: 'text', complete: 'cc-name', holder: '' },
    { ...digits, name: 'expiry', label: card.expiry, complete: 'cc-exp', holder: '12/30' },
    { ...digits, name: 'cvc', label: card.cvc, complete: 'cc-csc', holder: '123' },
  ];
  const first = fields.find(({ name }) => problems[name] !== undefined);
  return html`<div class="fields">
      ${fields.map((facts) => field(facts, form, problems[facts.name], facts === first))}
    </div>
    <p class="hint">${card.hint}</p>`;
}

/** How to pay by a method that needs no form. */
export function instructions(method: Exclude<PaymentMethod, 'card'>, paymentId: string, { words }: Voice): Html {
  switch (method) {
    case 'spei': {
      const clabe = clabeOf(paymentId);
      return html`<p>${words.spei.intro}</p>
        <dl>
          ${line(words.spei.clabe, clabe, inFours(clabe))}
          ${line(words.spei.bank, words.test_bank)}${line(words.spei.beneficiary, words.test_beneficiary)}
        </dl>`;
    }
    case 'cash': {
      const code = storeCodeOf(paymentId);
      return html`<p>${words.cash.intro}</p>
        ${barcode(code)}
        <dl>${line(words.cash.code, code, inFours(code))}</dl>`;
    }
    case 'usdt':
      return html`<p>${words.usdt.intro}</p>
        <dl>${line(words.usdt.address, walletAddressOf(paymentId))} ${line(words.usdt.network, 'TRC-20')}</dl>`;
    default:
      return method satisfies never;
  }
}
