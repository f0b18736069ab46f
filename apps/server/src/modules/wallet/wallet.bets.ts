import type { Clock } from '#kernel/clock/clock.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import { stakeTransfers, winTransfers } from './bonuses/bet-transfers.ts';
import type { BonusPlay, SettledRound } from './bonuses/bonus-play.ts';
import { reversePrize, reverseWin } from './debts/reverse-win.ts';
import { balanceOf } from './wallet.balance.ts';
import { betOf, createBetAnswers, factsOf } from './wallet.bet-answers.ts';
import type {
  BetMoved,
  BetMovement,
  BetSettlement,
  Prize,
  PrizeReversal,
  Stakeable,
  WinReversal,
} from './wallet.bet.model.ts';

/** Stakes, wins and rollbacks as the game rooms post them, each inside the caller's transaction. */
export interface BetDoor {
  /** What a member could stake in a game now, in ledger units: cash, and the restricted credit that may be used there. */
  stakeableIn(db: Reader, where: Stakeable): Promise<bigint>;
  /** Takes a stake from restricted credit and then from cash: `posted`, `exists` (sent before), `conflict` (other content), or `insufficient`. */
  debitForBet(tx: Tx, bet: BetMovement): Promise<BetMoved>;
  /** Pays a win to where its stake came from, in proportion; never refused for the member's sake. A win of nothing needs no call. */
  creditWin(tx: Tx, win: BetSettlement): Promise<BetMoved>;
  /** Pays a prize into cash, out of what the house keeps for promotions or jackpots of this vendor. */
  creditPrize(tx: Tx, prize: Prize): Promise<BetMoved>;
  /** Gives a stake back, once: `unknown` when there was no such bet, `already_closed` under another key. */
  rollbackBet(tx: Tx, rollback: BetSettlement): Promise<BetMoved>;
  /** Counts bets that have just ended for the restricted credit of their member, and releases what is wagered through. */
  settleBets(tx: Tx, round: SettledRound): Promise<void>;
  /** Takes back what a round that is to be refunded counted for restricted credit; before its money moves. */
  uncountRound(tx: Tx, memberId: string, roundId: string): Promise<void>;
  /** Takes a win back, once. What the member has spent of it is owed, and paid by the next credits. */
  reverseWin(tx: Tx, reversal: WinReversal): Promise<BetMoved>;
  /** Takes a jackpot back with its round, once; what the member has spent of it is owed. */
  reversePrize(tx: Tx, reversal: PrizeReversal): Promise<BetMoved>;
}

/** The game rooms' door to the ledger. The house side is one account for each site and vendor. */
export function createBetDoor(deps: { ledger: Ledger; clock: Clock; play: BonusPlay }): BetDoor {
  const { ledger, play } = deps;
  const answers = createBetAnswers(deps);
  const { accountsOf, answer, credited } = answers;

  async function stakeableIn(db: Reader, where: Stakeable): Promise<bigint> {
    const { cash, bonus } = await balanceOf(ledger, db, where.memberId, where.currency);
    return bonus === 0n ? cash : cash + (await play.stakeableOf(db, where));
  }

  const placeOf = ({ memberId, vendorCode, gameCode, amount: { currency } }: BetMovement): Stakeable => ({
    memberId,
    currency,
    vendorCode,
    gameCode,
  });

  return {
    stakeableIn,
    settleBets: play.settle,
    uncountRound: play.uncountRound,
    async debitForBet(tx, bet) {
      const { amount } = bet.amount;
      const { parts, cash: fromCash } = await play.fund(tx, amount, placeOf(bet));
      const accounts = await accountsOf(tx, bet);
      const shares = { cash: fromCash, bonus: amount - fromCash };
      const result = await ledger.post(tx, {
        key: { scope: `bet:${bet.vendorCode}`, text: bet.txId },
        kind: 'bet',
        reference: factsOf(bet),
        transfers: await stakeTransfers(ledger, tx, accounts, shares),
      });
      const moved = await answer(tx, bet, accounts.cash.id, result);
      if (result.outcome === 'posted') await play.noteStake(tx, { ...bet, stake: amount }, parts);
      if (parts.length === 0) return moved;
      const balance = { ...moved.balance, amount: await stakeableIn(tx, placeOf(bet)) };
      return { ...moved, balance };
    },
    async creditWin(tx, win) {
      const accounts = await accountsOf(tx, win);
      const shares = await play.shareWin(tx, win.memberId, betOf(win), win.amount.amount);
      const result = await ledger.post(tx, {
        key: { scope: `win:${win.vendorCode}`, text: win.txId },
        kind: 'win',
        reference: { ...factsOf(win), betTxId: win.betTxId },
        transfers: await winTransfers(ledger, tx, accounts, shares),
      });
      return credited(tx, win, await answer(tx, win, accounts.cash.id, result));
    },
    async creditPrize(tx, prize) {
      const { siteId, memberId, vendorCode, kind, campaign, round } = prize;
      const { currency, amount } = prize.amount;
      const purpose = kind === 'jackpot' ? 'jackpot' : 'promotion';
      const [cash, house] = await ledger.accountsFor(tx, [
        playerAccount(memberId, currency, 'cash'),
        houseAccount(`${siteId}/${vendorCode}`, currency, purpose),
      ]);
      const result = await ledger.post(tx, {
        key: { scope: `credit:${vendorCode}`, text: prize.txId },
        kind: 'credit',
        reference: { vendorCode, kind, campaign, ...round },
        transfers: [{ from: house, to: cash, amount }],
      });
      return credited(tx, prize, await answer(tx, prize, cash.id, result));
    },
    async rollbackBet(tx, rollback) {
      const { cash } = await accountsOf(tx, rollback);
      await play.holdFunded(tx, rollback.memberId, betOf(rollback));
      const result = await ledger.reverse(tx, {
        of: { scope: `bet:${rollback.vendorCode}`, text: rollback.betTxId },
        key: { scope: `rollback:${rollback.vendorCode}`, text: rollback.txId },
        kind: 'rollback',
        reference: { ...factsOf(rollback), betTxId: rollback.betTxId },
      });
      if (result.outcome === 'posted') {
        await play.noteRollback(tx, rollback.memberId, betOf(rollback));
      }
      return credited(tx, rollback, await answer(tx, rollback, cash.id, result));
    },
    reverseWin: (tx, reversal) => reverseWin({ ...deps, ...answers }, tx, reversal),
    reversePrize: (tx, reversal) => reversePrize({ ...deps, ...answers }, tx, reversal),
  };
}
