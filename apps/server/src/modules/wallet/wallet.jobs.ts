import type { Job } from '#kernel/jobs/jobs.ts';
import type { Deposit } from './wallet.model.ts';
import { type PaymentProvider, PaymentProviderUnavailable } from './provider/payment-provider.ts';
import { type Settled, type SettlementDeps, settle } from './wallet.settlement.ts';
import { depositsToPoll, notePoll } from './wallet.store.ts';

const depositsPerRunMax = 100;
const pollDelayMs = 60_000;
const pollDelayMaxMs = 15 * 60_000;

export interface PollDeps extends SettlementDeps {
  providerOf(code: string): PaymentProvider;
  /** Tells the member's screens of a deposit that moved. */
  announce(settled: Settled): void;
  onError: (error: unknown) => void;
}

async function askAbout(deps: PollDeps, deposit: Deposit): Promise<Settled | undefined> {
  const { id: depositId, provider, providerPaymentId, amount } = deposit;
  const isOver = deposit.expiresAt <= deps.clock.now();
  const found =
    providerPaymentId === null
      ? undefined
      : await deps.providerOf(provider).findPayment({ depositId, paymentId: providerPaymentId });
  if (found !== undefined && found.state !== 'pending') return settle(deps, { provider, fact: found, eventId: null });
  if (!isOver) return undefined;
  const expired = { depositId, paymentId: providerPaymentId ?? depositId, state: 'expired' as const, amount };
  return settle(deps, { provider, fact: expired, eventId: null });
}

/** Asks providers about deposits that have been waiting for more than a minute, and ends those whose time is over. */
export function pollDepositsJob(deps: PollDeps): Job {
  return {
    name: 'wallet.poll_deposits',
    cron: '* * * * *',
    async run() {
      const now = deps.clock.now();
      for (const deposit of await depositsToPoll(deps.db, now, depositsPerRunMax)) {
        const delayMs = Math.min(pollDelayMs * 2 ** deposit.polls, pollDelayMaxMs);
        await deps.db.transaction().execute((tx) => notePoll(tx, deposit.id, new Date(now.getTime() + delayMs)));
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
