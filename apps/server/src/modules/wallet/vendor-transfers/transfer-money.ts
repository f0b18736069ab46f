import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import { settleDebts } from '../debts/debts.ts';
import type { TransferEnd, VendorTransfer } from './transfer.model.ts';

/** What is reserved ends by the vendor's word, never by the clock: this lies beyond every transfer. */
const never = new Date('9999-12-31T00:00:00Z');

const scope = 'vendor_transfer';
const factsOf = ({ id, vendorCode, direction }: VendorTransfer) => ({ transferId: id, vendorCode, direction });

function accountsOf(ledger: Ledger, tx: Tx, { siteId, memberId, vendorCode, amount: { currency } }: VendorTransfer) {
  return ledger.accountsFor(tx, [
    playerAccount(memberId, currency, 'cash'),
    playerAccount(memberId, currency, 'held'),
    houseAccount(`${siteId}/${vendorCode}`, currency, 'vendor_wallet'),
  ] as const);
}

function assertDone({ id }: VendorTransfer, { outcome }: { outcome: string }): void {
  if (outcome !== 'posted' && outcome !== 'exists') throw new Error(`Transfer ${id} is ${outcome}`);
}

/** Puts the money of a transfer to a vendor aside; false when the member has too little. One from a vendor has none yet. */
export async function reserve(ledger: Ledger, tx: Tx, transfer: VendorTransfer): Promise<boolean> {
  if (transfer.direction === 'out') return true;
  const [cash, held, wallet] = await accountsOf(ledger, tx, transfer);
  const answer = await ledger.post(tx, {
    key: { scope, text: transfer.id },
    kind: 'vendor_transfer',
    reference: factsOf(transfer),
    transfers: [{ from: cash, to: held, amount: transfer.amount.amount }],
    hold: { to: wallet, expiresAt: never },
  });
  if (answer.outcome === 'insufficient') return false;
  assertDone(transfer, answer);
  return true;
}

/** What is the member's again pays what they owe first. */
export interface BookDeps {
  ledger: Ledger;
  clock: Clock;
}

/** Books what the vendor said: a transfer to it is posted or given back, one from it is paid into cash or was nothing. */
export async function book(deps: BookDeps, tx: Tx, transfer: VendorTransfer, { state }: TransferEnd): Promise<void> {
  const { ledger } = deps;
  const reference = factsOf(transfer);
  if (transfer.direction === 'in') {
    const how = state === 'done' ? 'post' : 'void';
    const key = { scope: `${scope}_${how}`, text: transfer.id };
    assertDone(transfer, await ledger.settle(tx, { of: { scope, text: transfer.id }, key, how, reference }));
  } else if (state === 'done') {
    const [cash, , wallet] = await accountsOf(ledger, tx, transfer);
    const transfers = [{ from: wallet, to: cash, amount: transfer.amount.amount }];
    assertDone(
      transfer,
      await ledger.post(tx, { key: { scope, text: transfer.id }, kind: 'vendor_transfer', reference, transfers }),
    );
  }
  const { memberId, amount } = transfer;
  await settleDebts(deps, tx, { memberId, currency: amount.currency });
}
