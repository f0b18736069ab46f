import type { Job } from '#kernel/jobs/jobs.ts';
import type { Deposit } from './wallet.model.ts';
import { type PaymentProvider, PaymentProviderUnavailable } from './provider/payment-provider.ts';
import { openPaymentAgain } from './wallet.open-payment.ts';
import { settle } from './wallet.receiving.ts';
import { expireDeposit, type Settled, type SettlementDeps } from './wallet.settlement.ts';
import { depositsToPoll, notePoll } from './wallet.store.ts';

const depositsPerRunMax = 100;
const pollDelayMs = 60_000;
const pollDelayMaxMs = 15 * 60_000;
/** Money may still come after the time is over: it is asked about for a week, now and then. */
const afterwardsMs = 7 * 86_400_000;
const afterwardsDelayMs = 6 * 3_600_000;

export interface PollDeps extends SettlementDeps {
  providerOf(code: string): PaymentProvider;
  /** Tells the member's screens of a deposit that moved. */
  announce(settled: Settled): void;
  onError: (error: unknown) => void;
}

function nextPollOf({ state, polls, expiresAt }: Deposit, now: Date): Date | null {
  if (state !== 'expired') return new Date(now.getTime() + Math.min(pollDelayMs * 2 ** polls, pollDelayMaxMs));
  const isLongOver = expiresAt.getTime() + afterwardsMs <= now.getTime();
  return isLongOver ? null : new Date(now.getTime() + afterwardsDelayMs);
}

/** What the provider calls the payment; null when it was never told, and does not tell it now either. */
async function paymentIdOf(deps: PollDeps, deposit: Deposit): Promise<string | null> {
  if (deposit.providerPaymentId !== null) return deposit.providerPaymentId;
  try {
    const opened = await openPaymentAgain(deps, deposit);
    deps.announce({ outcome: 'applied', deposit: opened, changed: true });
    return opened.providerPaymentId;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return null;
    throw error;
  }
}

async function askAbout(deps: PollDeps, deposit: Deposit): Promise<Settled | undefined> {
  const { id: depositId, provider } = deposit;
  const isOver = deposit.expiresAt <= deps.clock.now();
  const paymentId = await paymentIdOf(deps, deposit);
  const found = paymentId === null ? undefined : await deps.providerOf(provider).findPayment({ depositId, paymentId });
  // A transfer that has been seen waits for its blocks, however long they take.
  const hasNews = found !== undefined && (found.state !== 'pending' || found.confirmations !== undefined);
  if (hasNews) return settle(deps, { provider, fact: found, eventId: null });
  return isOver ? expireDeposit(deps, depositId) : undefined;
}

/**
 * Asks providers about deposits that have been waiting for more than a minute, orders again what nothing was answered to,
 * ends those whose time is over, and goes on asking about these for a week.
 */
export function pollDepositsJob(deps: PollDeps): Job {
  return {
    name: 'wallet.poll_deposits',
    cron: '* * * * *',
    async run() {
      const now = deps.clock.now();
      for (const deposit of await depositsToPoll(deps.db, now, depositsPerRunMax)) {
        await deps.db.transaction().execute((tx) => notePoll(tx, deposit.id, nextPollOf(deposit, now)));
        try {
          const settled = await askAbout(deps, deposit);
          if (settled !== undefined) deps.announce(settled);
        } catch (error) {
          // The deposit keeps its place in the queue; the others must not wait for it.
          if (!(error instanceof PaymentProviderUnavailable)) deps.onError(error);
        }
      }
    },
  };
}
