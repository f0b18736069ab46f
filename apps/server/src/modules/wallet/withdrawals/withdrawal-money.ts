import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import { settleDebts } from '../debts/debts.ts';
import type { Withdrawal } from './withdrawal.model.ts';

/** A reservation ends by an answer, never by the clock: this lies beyond every withdrawal. */
const never = new Date('9999-12-31T00:00:00Z');

const factsOf = ({ id, methodCode, reference }: Withdrawal) => ({ withdrawalId: id, methodCode, reference });
const holdOf = ({ id }: Withdrawal) => ({ scope: 'withdrawal', text: id });

function accountsOf(ledger: Ledger, tx: Tx, { siteId, memberId, provider, amount: { currency } }: Withdrawal) {
  const house = `${siteId}/${provider}`;
  return ledger.accountsFor(tx, [
    playerAccount(memberId, currency, 'cash'),
    playerAccount(memberId, currency, 'held'),
    houseAccount(house, currency, 'payment_clearing'),
    houseAccount(house, currency, 'payment_fee'),
    houseAccount(siteId, currency, 'adjustment'),
  ] as const);
}

function assertDone(what: string, { id }: Withdrawal, { outcome }: { outcome: string }): void {
  if (outcome !== 'posted' && outcome !== 'exists') throw new Error(`Withdrawal ${id}: ${what} is ${outcome}`);
}

/** What is the member's again pays what they owe first. */
interface ReturnDeps {
  ledger: Ledger;
  clock: Clock;
}

const debtorOf = ({ memberId, amount: { currency } }: Withdrawal) => ({ memberId, currency });

/** Puts a withdrawal's money aside; false when the member has too little. */
export async function reserve(ledger: Ledger, tx: Tx, withdrawal: Withdrawal): Promise<boolean> {
  const [cash, held, clearing] = await accountsOf(ledger, tx, withdrawal);
  const answer = await ledger.post(tx, {
    key: holdOf(withdrawal),
    kind: 'withdrawal',
    reference: factsOf(withdrawal),
    transfers: [{ from: cash, to: held, amount: withdrawal.amount.amount }],
    hold: { to: clearing, expiresAt: never },
  });
  if (answer.outcome === 'insufficient') return false;
  assertDone('the reservation', withdrawal, answer);
  return true;
}

async function keepFee(ledger: Ledger, tx: Tx, withdrawal: Withdrawal): Promise<void> {
  if (withdrawal.fee.amount === 0n) return;
  const [, , clearing, fees] = await accountsOf(ledger, tx, withdrawal);
  const answer = await ledger.post(tx, {
    key: { scope: 'withdrawal_fee', text: withdrawal.id },
    kind: 'withdrawal_fee',
    reference: factsOf(withdrawal),
    transfers: [{ from: clearing, to: fees, amount: withdrawal.fee.amount }],
  });
  assertDone('the fee', withdrawal, answer);
}

/** The provider has paid: what was put aside leaves, and the fee stays with us. */
export async function payOut(ledger: Ledger, tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const key = { scope: 'withdrawal_paid', text: withdrawal.id };
  const of = holdOf(withdrawal);
  assertDone('paying', withdrawal, await ledger.settle(tx, { of, key, reference: factsOf(withdrawal), how: 'post' }));
  await keepFee(ledger, tx, withdrawal);
}

/** It will not be paid: what was put aside is the member's to use again. */
export async function giveBack(deps: ReturnDeps, tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const { ledger } = deps;
  const key = { scope: 'withdrawal_back', text: withdrawal.id };
  const of = holdOf(withdrawal);
  assertDone(
    'giving back',
    withdrawal,
    await ledger.settle(tx, { of, key, reference: factsOf(withdrawal), how: 'void' }),
  );
  await settleDebts(deps, tx, debtorOf(withdrawal));
}

/** A dispute ends in the member's favour: everything that left comes back, the fee too. */
export async function returnPaid(deps: ReturnDeps, tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const { ledger } = deps;
  const [cash, , clearing, fees] = await accountsOf(ledger, tx, withdrawal);
  const { amount, fee } = withdrawal;
  const net = { from: clearing, to: cash, amount: amount.amount - fee.amount };
  const kept = { from: fees, to: cash, amount: fee.amount };
  const answer = await ledger.post(tx, {
    key: { scope: 'withdrawal_return', text: withdrawal.id },
    kind: 'withdrawal_return',
    reference: factsOf(withdrawal),
    transfers: fee.amount > 0n ? [net, kept] : [net],
  });
  assertDone('the return', withdrawal, answer);
  await settleDebts(deps, tx, debtorOf(withdrawal));
}

/** The provider has paid a second time after a dispute: that one is at the cost of the house. */
export async function payAgain(ledger: Ledger, tx: Tx, withdrawal: Withdrawal, payoutId: string): Promise<void> {
  const [, , clearing, , adjustment] = await accountsOf(ledger, tx, withdrawal);
  const answer = await ledger.post(tx, {
    key: { scope: 'withdrawal_again', text: payoutId },
    kind: 'withdrawal_again',
    reference: factsOf(withdrawal),
    transfers: [{ from: adjustment, to: clearing, amount: withdrawal.amount.amount - withdrawal.fee.amount }],
  });
  assertDone('paying again', withdrawal, answer);
}
