import { formatAmount, payablePart } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import { liabilityOf } from '../statements/liability.store.ts';
import { fundsErrors } from './funds.errors.ts';
import { fundsAccountName, type FundsTransfer } from './funds.model.ts';
import * as store from './funds-transfers.store.ts';

/** Refuses what would take more than lies there, or leave what players own uncovered. */
async function refuseTooMuch(tx: Tx, { siteId, from, to, amount }: FundsTransfer, lying: bigint): Promise<void> {
  const { currency } = amount;
  const text = (units: bigint) => formatAmount(payablePart({ currency, amount: units > 0n ? units : 0n }));
  // What the house owns elsewhere is not written down here: it may put in more than it has taken.
  if (from !== 'house_funds' && amount.amount > lying) throw fundsErrors.insufficient(text(lying));
  if (to !== 'house_funds') return;
  const owed = (await liabilityOf(tx, siteId)).find((line) => line.currency === currency);
  const free = owed?.surplus ?? 0n;
  if (amount.amount > free) throw fundsErrors.uncovered(text(free));
}

/**
 * Moves the money of a transfer; answers what lay on both accounts before. Transfers of a site are looked at one after
 * another, so that two that each leave enough cannot leave too little together.
 */
export async function moveFunds(
  { ledger }: { ledger: Ledger },
  tx: Tx,
  transfer: FundsTransfer,
): Promise<{ from: bigint; to: bigint }> {
  await store.lockFunds(tx, transfer.siteId);
  const names = [fundsAccountName(transfer, transfer.from), fundsAccountName(transfer, transfer.to)] as const;
  const before = { from: await store.sumLyingOn(tx, names[0]), to: await store.sumLyingOn(tx, names[1]) };
  await refuseTooMuch(tx, transfer, before.from);
  const { id, amount, bankReference, reason } = transfer;
  const [from, to] = await ledger.accountsFor(tx, names);
  const { outcome } = await ledger.post(tx, {
    key: { scope: 'funds_transfer', text: id },
    kind: 'funds_transfer',
    reference: { fundsTransferId: id },
    note: { bankReference, reason },
    // The books have these accounts with the sign turned: the one where less lies now goes up.
    transfers: [{ from: to, to: from, amount: amount.amount }],
  });
  if (outcome !== 'posted') throw new Error(`Funds transfer ${id} is ${outcome}`);
  return before;
}
