import type { Money } from '@quetzal/domain/money';
import type { EventActor } from '#kernel/audit/event-report.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';

interface Movement {
  siteId: string;
  memberId: string;
  amount: Money;
  vendorCode: string;
  txId: string;
  roundId: string;
  gameCode: string;
}
interface Prize {
  siteId: string;
  memberId: string;
  amount: Money;
  vendorCode: string;
  txId: string;
  kind: 'promo' | 'jackpot' | 'free_rounds';
  campaign: string | null;
  /** The round that won a jackpot. */
  round: { roundId: string; gameCode: string } | null;
}
interface Stakeable {
  memberId: string;
  currency: string;
  vendorCode: string;
  gameCode: string;
}
interface EndedBet {
  validBet: bigint;
  gameType: string;
  placedAt: Date;
}
interface Moved {
  outcome: string;
  balance: Money;
}

/** What this room needs of the wallet; money moves only inside the transaction that is handed over. */
export interface PlayerWallet {
  debitForBet(tx: Tx, bet: Movement): Promise<Moved>;
  /** Pays a win; that of a free round is a cost of the promotion. */
  creditWin(tx: Tx, win: Movement & { betTxId: string; isFree?: boolean }): Promise<Moved>;
  rollbackBet(tx: Tx, rollback: Movement & { betTxId: string }): Promise<Moved>;
  /** Takes a win back; what the member has spent of it is owed. */
  reverseWin(tx: Tx, reversal: Movement & { betTxId: string; winTxId: string; by: EventActor }): Promise<Moved>;
  creditPrize(tx: Tx, prize: Prize): Promise<Moved>;
  /** Takes a jackpot back whose round is refunded; what the member has spent of it is owed. */
  reversePrize(tx: Tx, reversal: Movement & { prizeTxId: string; by: EventActor }): Promise<Moved>;
  /** What the member could stake in a game now: cash, and the restricted credit that may be used there. */
  stakeableIn(db: Reader, where: Stakeable): Promise<bigint>;
  /** Counts bets that have just ended for the member's restricted credit. */
  settleBets(tx: Tx, round: { memberId: string; roundId: string; bets: readonly EndedBet[] }): Promise<void>;
  /** Takes back what a round that is to be refunded counted for restricted credit; before its money moves. */
  uncountRound(tx: Tx, memberId: string, roundId: string): Promise<void>;
  balanceOf(db: Reader, memberId: string, currency: string): Promise<{ cash: bigint; bonus: bigint }>;
  /** Shows the new balance on the member's open screens; called after the commit. */
  publishBalance(memberId: string): unknown;
}
