import type { EventActor } from '#kernel/audit/event-report.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { PaymentProviderUnavailable } from '../provider/payment-provider.ts';
import type { NumberVault } from './number-vault.ts';
import { payeeOf } from './payout-accounts.store.ts';
import type { PayoutFact, PayoutProvider } from './payout-provider.ts';
import * as payouts from './payouts.store.ts';
import { type PayoutSettled, type SettleDeps, settlePayout } from './settle-payout.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { moveWithdrawal } from './withdrawal-moves.ts';
import { findWithdrawal, lockWithdrawal, updateWithdrawal, withdrawalsToPay } from './withdrawals.store.ts';

const perRunMax = 100;
const pollDelayMs = 60_000;
const pollDelayMaxMs = 15 * 60_000;

export interface PayDeps extends SettleDeps {
  vault: NumberVault;
  newId: () => string;
  providerOf(code: string): PayoutProvider;
  /** Tells the member's screens of a withdrawal that moved. */
  announce(withdrawal: Withdrawal): void;
  onError: (error: unknown) => void;
}

const later = (now: Date, polls: number) =>
  new Date(now.getTime() + Math.min(pollDelayMs * 2 ** polls, pollDelayMaxMs));

/** Gives a withdrawal its order, before the call, so that nothing is paid twice; undefined when it is not its turn. */
async function order(deps: PayDeps, id: string): Promise<Withdrawal | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.state !== 'approved') return undefined;
    const at = deps.clock.now();
    const { provider } = withdrawal;
    const payout = { id: deps.newId(), withdrawalId: id, provider, providerPayoutId: null };
    await payouts.insertPayout(tx, payout, at);
    const actor: EventActor = { kind: 'system' };
    const change = { payout_id: payout.id, polls: 0, next_poll_at: later(at, 0) };
    return moveWithdrawal(tx, withdrawal, { to: 'paying', actor, at, change });
  });
}

async function askProvider(deps: PayDeps, withdrawal: Withdrawal): Promise<PayoutFact | undefined> {
  const { payoutId, amount, fee, reference } = withdrawal;
  if (payoutId === null) return undefined;
  const provider = deps.providerOf(withdrawal.provider);
  const payout = await payouts.findPayout(deps.db, payoutId);
  const providerId = payout?.providerPayoutId ?? null;
  const found = providerId === null ? undefined : await provider.findPayout(providerId);
  if (found !== undefined) return found;
  const { kind, number, holderName } = await payeeOf(deps.db, deps.vault, withdrawal.payoutAccountId);
  const net = { currency: amount.currency, amount: amount.amount - fee.amount };
  return provider.createPayout({ payoutId, kind, number, holderName, amount: net, reference });
}

/** Orders an approved withdrawal, or asks about one that is being paid. A provider that is away is asked again later. */
export async function pursue(deps: PayDeps, id: string): Promise<void> {
  const ordered = await order(deps, id);
  if (ordered !== undefined) deps.announce(ordered);
  const withdrawal = ordered ?? (await findWithdrawal(deps.db, id));
  if (withdrawal?.state !== 'paying') return;
  try {
    const fact = await askProvider(deps, withdrawal);
    if (fact === undefined) return;
    const settled: PayoutSettled = await settlePayout(deps, { provider: withdrawal.provider, fact, eventId: null });
    if (settled.changed) deps.announce(settled.withdrawal);
  } catch (error) {
    // It keeps its place in the queue; the others must not wait for it.
    if (!(error instanceof PaymentProviderUnavailable)) deps.onError(error);
  }
}

/** Orders what was approved, and asks about what a provider has had for more than a minute. */
export function payWithdrawalsJob(deps: PayDeps): Job {
  return {
    name: 'wallet.pay_withdrawals',
    cron: '* * * * *',
    async run() {
      const now = deps.clock.now();
      for (const { id, polls } of await withdrawalsToPay(deps.db, now, perRunMax)) {
        const next = { polls: polls + 1, next_poll_at: later(now, polls) };
        await deps.db.transaction().execute((tx) => updateWithdrawal(tx, id, next));
        await pursue(deps, id);
      }
    },
  };
}
