import { maskNumber } from '@quetzal/domain/members';
import { walletDialing, walletPhone } from '@quetzal/domain/wallet';
import type { Reader } from '#kernel/database/database.ts';
import type { WalletPayer } from '../provider/payment-provider.ts';
import { walletErrors } from '../wallet.errors.ts';
import type { DepositMethod } from '../wallet.model.ts';
import { rememberedPayers } from './payer.store.ts';

/** Whose e-wallet is asked: for the provider, and as it is kept and shown. */
export interface Payer {
  payer: WalletPayer;
  maskedPhone: string;
  /** What deposits that ask this phone have in common, the mark of now first; none where it was never marked. */
  fingerprints: readonly string[];
}

/** Marks a telephone number by each key that is in use, the one of now first. */
export type PhoneMarks = (phone: string) => readonly [string, ...string[]];

/**
 * The e-wallet that a member names by its telephone, or the one that paid last when they name none. Throws
 * `wallet.phone_required` and `wallet.phone_malformed`.
 */
export async function readPayer(
  { db, phoneMarks }: { db: Reader; phoneMarks: PhoneMarks },
  wish: { memberId: string; phone?: string; served: readonly string[] | undefined },
  method: DepositMethod,
): Promise<Payer> {
  if (wish.phone !== undefined) {
    const { currency } = method.min;
    const phone = walletPhone(wish.phone, currency, walletDialing(currency, wish.served));
    const isServed = wish.served?.some((code) => phone?.startsWith(`+${code}`)) ?? true;
    if (phone === null || !isServed) throw walletErrors.phoneMalformed();
    return { payer: { phone }, maskedPhone: maskNumber(phone), fingerprints: phoneMarks(phone) };
  }
  const payers = await rememberedPayers(db, wish.memberId);
  // What one provider remembers, another does not know.
  const known = payers.find(({ methodCode, provider }) => methodCode === method.code && provider === method.provider);
  if (known === undefined) throw walletErrors.phoneRequired();
  const fingerprints = known.fingerprint === null ? [] : [known.fingerprint];
  return { payer: { samePayerAs: known.paymentId }, maskedPhone: known.maskedPhone, fingerprints };
}
