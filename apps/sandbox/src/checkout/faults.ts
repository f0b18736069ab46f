import { formatAmount } from '@quetzal/domain/money';
import { behaviours } from '../deliveries/behaviours.ts';
import type { Payment } from '../payments/payment.store.ts';
import { paidIn } from '../payments/token.ts';
import { html, type Html } from './html.ts';
import type { Words } from './words.ts';

/** What a tester can make go wrong with this payment, behind a fold. */
export function faultFields(payment: Payment, { faults }: Words): Html {
  const { behaviour, paid_amount: paid } = payment;
  const options = behaviours.map((one) =>
    one === behaviour
      ? html`<option value="${one}" selected>${faults[one]}</option>`
      : html`<option value="${one}">${faults[one]}</option>`,
  );
  const amount = paid === null ? '' : formatAmount({ currency: paidIn(payment), amount: paid });
  return html`<details class="faults">
    <summary>${faults.title}</summary>
    <div class="field">
      <label for="behaviour">${faults.behaviour}</label>
      <select id="behaviour" name="behaviour">
        ${options}
      </select>
    </div>
    <div class="field">
      <label for="paidAmount">${faults.paid} <bdi>(${paidIn(payment)})</bdi></label>
      <input id="paidAmount" name="paidAmount" value="${amount}" dir="ltr" inputmode="decimal" autocomplete="off" />
    </div>
  </details>`;
}
