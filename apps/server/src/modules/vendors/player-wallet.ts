import type { Money } from '@quetzal/domain/money';
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
}
interface Moved {
  outcome: string;
  balance: Money;
}

/** What this room needs of the wallet; money moves only inside the transaction that is handed over. */
export interface PlayerWallet {
  debitForBet(tx: Tx, bet: Movement): Promise<Moved>;
  creditWin(tx: Tx, win: Movement & { betTxId: string }): Promise<Moved>;
  rollbackBet(tx: Tx, rollback: Movement & { betTxId: string }): Promise<Moved>;
  creditPrize(tx: Tx, prize: Prize): Promise<Moved>;
  balanceOf(db: Reader, memberId: string, currency: string): Promise<{ cash: bigint }>;
  /** Shows the new balance on the member's open screens; called after the commit. */
  publishBalance(memberId: string): unknown;
}
