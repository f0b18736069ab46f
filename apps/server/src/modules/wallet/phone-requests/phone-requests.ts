import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { type PaymentFact, type PaymentProvider, PaymentProviderUnavailable } from '../provider/payment-provider.ts';
import { walletErrors } from '../wallet.errors.ts';
import type { Deposit } from '../wallet.model.ts';
import type { ReceivedFact } from '../wallet.receiving.ts';
import type { Settled } from '../wallet.settlement.ts';
import { markResent } from './phone-requests.store.ts';
import { isAwaitingPhone, repeatableFrom } from './repeatable.ts';

/** What a member can do about a request that waits on their phone. */
export interface PhoneRequests {
  /**
   * Calls a deposit off; one that has ended stays as it is, and one that was confirmed at the same moment is credited.
   * Throws `wallet.deposit_not_cancellable` for what does not wait on a phone.
   */
  cancelDeposit(memberId: string, depositId: string): Promise<Deposit>;
  /** Has the phone asked once more, a minute after the first time. Throws `wallet.request_not_repeatable`. */
  repeatDepositRequest(memberId: string, depositId: string): Promise<Deposit>;
}

export interface PhoneRequestsDeps {
  db: Database;
  clock: Clock;
  providerOf(code: string): PaymentProvider;
  depositOf(memberId: string, depositId: string): Promise<Deposit>;
  receive(received: ReceivedFact): Promise<Settled>;
}

/** Requests that wait on members' phones. */
export function createPhoneRequests(deps: PhoneRequestsDeps): PhoneRequests {
  /** What the provider answers about a payment, acted on at once. */
  async function ask(
    deposit: Deposit,
    question: (provider: PaymentProvider, paymentId: string) => Promise<PaymentFact>,
  ): Promise<Deposit> {
    const { provider, providerPaymentId } = deposit;
    try {
      const fact = await question(deps.providerOf(provider), providerPaymentId ?? '');
      const { deposit: settled } = await deps.receive({ provider, fact, eventId: null });
      return settled ?? deposit;
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) throw walletErrors.providerUnavailable(error);
      throw error;
    }
  }

  return {
    async cancelDeposit(memberId, depositId) {
      const deposit = await deps.depositOf(memberId, depositId);
      const isPhoneRequest = deposit.maskedPhone !== null;
      if (isPhoneRequest && deposit.state !== 'created' && deposit.state !== 'pending') return deposit;
      if (!isAwaitingPhone(deposit)) throw walletErrors.depositNotCancellable();
      return ask(deposit, (provider, paymentId) => provider.cancelPayment({ depositId, paymentId }));
    },
    async repeatDepositRequest(memberId, depositId) {
      const deposit = await deps.depositOf(memberId, depositId);
      const from = repeatableFrom(deposit);
      const now = deps.clock.now();
      if (from === null || now < from || now >= deposit.expiresAt) throw walletErrors.requestNotRepeatable();
      const asked = await ask(deposit, (provider, paymentId) => provider.repeatRequest({ depositId, paymentId }));
      if (!isAwaitingPhone(asked)) return asked;
      return deps.db.transaction().execute((tx) => markResent(tx, depositId, now));
    },
  };
}
