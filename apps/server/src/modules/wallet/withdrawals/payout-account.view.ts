import { type PayoutKind, payoutKinds } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import { Instant } from '#kernel/http/envelope.ts';
import type { PayoutAccount } from './payout-accounts.store.ts';

export const PayoutKindSchema = Type.Unsafe<PayoutKind>(Type.String({ enum: [...payoutKinds] }));

export const PayoutAccountView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: PayoutKindSchema,
  holderName: Type.String(),
  maskedNumber: Type.String({ examples: ['****9719', 'a***@correo.mx', '+52*****5678'] }),
  addedAt: Instant,
  usableFrom: Instant,
});

/** A payout account on the wire: its number never leaves whole. */
export function payoutAccountView(account: PayoutAccount): Static<typeof PayoutAccountView> {
  const { id, kind, holderName, shownNumber: maskedNumber, addedAt, usableFrom } = account;
  const times = { addedAt: addedAt.toISOString(), usableFrom: usableFrom.toISOString() };
  return { id, kind, holderName, maskedNumber, ...times };
}
