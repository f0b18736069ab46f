import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { type Ledger, playerAccount } from '#modules/ledger';
import type { BonusPlay } from '../bonuses/bonus-play.ts';
import { type BetAnswers, betOf, factsOf } from '../wallet.bet-answers.ts';
import type { BetMoved, PrizeReversal, WinReversal } from '../wallet.bet.model.ts';
import { debtAccount, writeDebt } from './debts.ts';

/** Takes a win back from where it went, once. What the member has spent of it is owed. */
export async function reverseWin(
  deps: BetAnswers & { ledger: Ledger; clock: Clock; play: BonusPlay },
  tx: Tx,
  reversal: WinReversal,
): Promise<BetMoved> {
  const { ledger, play } = deps;
  const { siteId, memberId, vendorCode, winTxId, by } = reversal;
  const { currency } = reversal.amount;
  const { cash } = await deps.accountsOf(tx, reversal);
  const [owedTo] = await ledger.accountsFor(tx, [debtAccount({ siteId, vendorCode, currency })]);
  await play.holdFunded(tx, memberId, betOf(reversal));
  const { result, owed } = await ledger.reverseOrOwe(tx, {
    of: { scope: `win:${vendorCode}`, text: winTxId },
    key: { scope: `rollback:${vendorCode}`, text: reversal.txId },
    kind: 'win_rollback',
    reference: { ...factsOf(reversal), winTxId },
    owedTo,
  });
  if (result.outcome === 'posted') await play.noteTaken(tx, { memberId, currency }, betOf(reversal));
  if (result.outcome === 'posted' && owed > 0n) {
    const { journalId } = result;
    await writeDebt(deps, tx, { siteId, memberId, vendorCode, winTxId, journalId, currency, amount: owed }, by);
  }
  return deps.credited(tx, reversal, await deps.answer(tx, reversal, cash.id, result));
}

/** Takes a jackpot back from cash, once. What the member has spent of it is owed. */
export async function reversePrize(
  deps: BetAnswers & { ledger: Ledger; clock: Clock },
  tx: Tx,
  reversal: PrizeReversal,
): Promise<BetMoved> {
  const { ledger } = deps;
  const { siteId, memberId, vendorCode, prizeTxId, by } = reversal;
  const { currency } = reversal.amount;
  const [cash, owedTo] = await ledger.accountsFor(tx, [
    playerAccount(memberId, currency, 'cash'),
    debtAccount({ siteId, vendorCode, currency }),
  ]);
  const { result, owed } = await ledger.reverseOrOwe(tx, {
    of: { scope: `credit:${vendorCode}`, text: prizeTxId },
    key: { scope: `rollback:${vendorCode}`, text: reversal.txId },
    kind: 'win_rollback',
    reference: { ...factsOf(reversal), winTxId: prizeTxId },
    owedTo,
  });
  if (result.outcome === 'posted' && owed > 0n) {
    const { journalId } = result;
    await writeDebt(
      deps,
      tx,
      { siteId, memberId, vendorCode, winTxId: prizeTxId, journalId, currency, amount: owed },
      by,
    );
  }
  return deps.credited(tx, reversal, await deps.answer(tx, reversal, cash.id, result));
}
