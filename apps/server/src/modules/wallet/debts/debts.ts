import { formatAmount } from '@quetzal/domain/money';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import { type Debt, insertDebt, lockOpenDebts, notePayment } from './debts.store.ts';

/** What debts need. */
export interface DebtDeps {
  ledger: Pick<Ledger, 'accountsFor' | 'post' | 'balancesOfMany'>;
  clock: Clock;
}

type NewDebt = Pick<Debt, 'siteId' | 'memberId' | 'vendorCode' | 'winTxId' | 'journalId' | 'currency' | 'amount'>;

/** Where the house books what players owe for wins of a vendor. */
export function debtAccount({ siteId, vendorCode, currency }: Pick<Debt, 'siteId' | 'vendorCode' | 'currency'>) {
  return houseAccount(`${siteId}/${vendorCode}`, currency, 'debt');
}

async function report(
  tx: Tx,
  debt: NewDebt & { id: string },
  event: { at: Date; action: 'owed' | 'paid' | 'settled'; actor: EventActor },
  rest: { before: bigint; after: bigint },
): Promise<void> {
  const { currency, memberId, winTxId } = debt;
  const owed = (amount: bigint) => ({ owed: formatAmount({ currency, amount }), currency });
  await reportEvent(tx, {
    ...event,
    siteId: debt.siteId,
    component: 'wallet.debts',
    subject: `debt:${debt.id}`,
    before: owed(rest.before),
    after: { ...owed(rest.after), memberId, winTxId },
  });
}

/** Writes down what a member owes since a win was taken back that they had spent; the journal has moved the money. */
export async function writeDebt({ clock }: Pick<DebtDeps, 'clock'>, tx: Tx, debt: NewDebt, actor: EventActor) {
  const written = { ...debt, id: newId(), createdAt: clock.now() };
  await insertDebt(tx, written);
  const event = { at: written.createdAt, action: 'owed', actor } as const;
  await report(tx, written, event, { before: 0n, after: debt.amount });
}

async function pay({ ledger, clock }: DebtDeps, tx: Tx, debt: Debt, amount: bigint): Promise<void> {
  const { memberId, currency, vendorCode, winTxId } = debt;
  const [cash, owedTo] = await ledger.accountsFor(tx, [playerAccount(memberId, currency, 'cash'), debtAccount(debt)]);
  const { outcome } = await ledger.post(tx, {
    key: { scope: 'debt_payment', text: `${debt.id}/${debt.payments + 1}` },
    kind: 'debt_payment',
    reference: { debtId: debt.id, vendorCode, winTxId },
    transfers: [{ from: cash, to: owedTo, amount }],
  });
  if (outcome !== 'posted') throw new Error(`A payment of debt ${debt.id} is ${outcome}`);
  const at = clock.now();
  await notePayment(tx, debt, amount, at);
  const rest = debt.amount - debt.paid;
  const event = { at, action: rest === amount ? 'settled' : 'paid', actor: { kind: 'system' } } as const;
  await report(tx, debt, event, { before: rest, after: rest - amount });
}

/**
 * Pays what a member owes out of their cash, the oldest debt first, as far as it goes; false when nothing was owed or there
 * was nothing to pay with. To be called after a credit, in its transaction: that holds the cash account, so that no credit
 * passes by a debt that is made at the same time.
 */
export async function settleDebts(
  deps: DebtDeps,
  tx: Tx,
  of: { memberId: string; currency: string },
): Promise<boolean> {
  const { memberId, currency } = of;
  const debts = await lockOpenDebts(tx, memberId, currency);
  if (debts.length === 0) return false;
  const balances = await deps.ledger.balancesOfMany(tx, [memberId], { currency, purpose: 'cash' });
  let cash = balances.get(memberId) ?? 0n;
  const before = cash;
  for (const debt of debts) {
    const rest = debt.amount - debt.paid;
    const amount = rest < cash ? rest : cash;
    if (amount > 0n) await pay(deps, tx, debt, amount);
    cash -= amount;
  }
  return cash < before;
}
