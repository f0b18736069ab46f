import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { type Ledger, playerAccount } from '#modules/ledger';
import { settleDebts } from '../debts/debts.ts';
import { uplineErrors } from './upline.errors.ts';
import type { UplineTransfer } from './upline.store.ts';

/** Moves the money of a transfer and reports it; refuses with `wallet.insufficient_funds`. */
export async function moveToUpline(
  deps: { ledger: Ledger; clock: Clock },
  tx: Tx,
  transfer: UplineTransfer,
): Promise<void> {
  const { ledger } = deps;
  const { id, siteId, memberId, uplineId, amount } = transfer;
  const { currency } = amount;
  const [from, to] = await ledger.accountsFor(tx, [
    playerAccount(memberId, currency, 'cash'),
    playerAccount(uplineId, currency, 'cash'),
  ] as const);
  const { outcome } = await ledger.post(tx, {
    key: { scope: 'upline_transfer', text: id },
    kind: 'upline_transfer',
    reference: { transferId: id },
    transfers: [{ from, to, amount: amount.amount }],
  });
  if (outcome === 'insufficient') throw uplineErrors.insufficientFunds();
  if (outcome !== 'posted') throw new Error(`Transfer ${id} is ${outcome}`);
  await settleDebts(deps, tx, { memberId: uplineId, currency });
  await reportEvent(tx, {
    at: transfer.createdAt,
    siteId,
    component: 'wallet.upline_transfers',
    action: 'moved',
    subject: `upline_transfer:${id}`,
    actor: { kind: 'member', id: memberId },
    after: { memberId, uplineId, currency, amount: formatAmount(amount) },
  });
}
