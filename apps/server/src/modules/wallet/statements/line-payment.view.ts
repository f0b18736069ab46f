import { formatAmount } from '@quetzal/domain/money';
import { type WithdrawalStand, withdrawalStands } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import { Amount } from '#kernel/http/envelope.ts';
import type { LinePayment } from './line-payments.store.ts';

export const LinePaymentView = Type.Union(
  [
    Type.Object({
      methodCode: Type.String(),
      fee: Amount,
      stand: Type.Unsafe<WithdrawalStand>(Type.String({ enum: [...withdrawalStands] })),
      country: Type.Union([Type.String(), Type.Null()], {
        description: 'Where it was asked for from, ISO 3166-1 alpha-2; null where that is not known',
      }),
    }),
    Type.Null(),
  ],
  { description: 'The deposit or the withdrawal that the line belongs to, as it stands now' },
);

/** The payment of a line on the wire. */
export function linePaymentView(payment: LinePayment | null): Static<typeof LinePaymentView> {
  return payment && { ...payment, fee: formatAmount(payment.fee) };
}
