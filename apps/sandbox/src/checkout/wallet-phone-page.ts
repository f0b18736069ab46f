import { maskNumber } from '@quetzal/domain/members';
import { formatAmount } from '@quetzal/domain/money';
import type { Payment } from '../payments/payment.store.ts';
import { type WalletWay, walletNumbers } from '../payments/wallet-numbers.ts';
import { documentText } from './document.ts';
import { html, type Html } from './html.ts';
import { fill, type Voice, type Words } from './words.ts';

function request(
  { id, phone, reference, expires_at: expiresAt, ...amount }: Payment,
  voice: Voice,
  theme: string | undefined,
): Html {
  const { words } = voice;
  const query = new URLSearchParams({ lang: voice.language, ...(theme === undefined ? {} : { theme }) });
  return html`<div class="line">
    <dt>
      <bdi dir="ltr">${maskNumber(phone ?? '')}</bdi><br /><small
        ><bdi>${reference}</bdi> · ${fill(words.valid_until, { time: voice.time(expiresAt, amount.currency) })}</small
      >
    </dt>
    <dd>
      <a href="/checkout/${id}?${query.toString()}"
        ><bdi>${voice.amount(formatAmount(amount), amount.currency)}</bdi></a
      >
    </dd>
  </div>`;
}

function wordOf({ behaviour, end }: WalletWay, words: Words): string {
  return end === undefined ? words.faults[behaviour ?? 'prompt'] : words.failed_title;
}

/** The telephone of everybody who tries e-wallets out: requests to confirm, and the numbers that behave otherwise. */
export function walletPhonePage(waiting: readonly Payment[], voice: Voice, theme: string | undefined): string {
  const { words } = voice;
  const numbers = Object.entries(walletNumbers).map(
    ([number, way]) =>
      html`<div class="line">
        <dt><bdi dir="ltr">${number.replace(/(..)(....)(....)/, '$1 $2 $3')}</bdi></dt>
        <dd>${wordOf(way, words)}</dd>
      </div>`,
  );
  return documentText({
    title: words.method.wallet,
    voice,
    theme,
    styles: ['faults.css'],
    header: html`<p class="notice">${words.test_notice}</p>`,
    main: html`<main class="narrow">
      <section class="how">
        <h1>${words.method.wallet}</h1>
        <p class="lead">${waiting.length === 0 ? words.wallet.none : words.wallet.intro}</p>
        <dl>${waiting.map((payment) => request(payment, voice, theme))}</dl>
        <details class="faults">
          <summary>${words.faults.title}</summary>
          <dl>${numbers}</dl>
          <p class="hint">${words.wallet.hint}</p>
        </details>
      </section>
    </main>`,
  });
}
