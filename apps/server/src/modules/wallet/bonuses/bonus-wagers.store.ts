import type { CreditPart } from '@quetzal/domain/wallet';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** Keeps what the bets of a round added to the wagering of credits, in ledger units by the credits' ids. */
export async function insertWagers(tx: Tx, roundId: string, counted: ReadonlyMap<string, bigint>): Promise<void> {
  if (counted.size === 0) return;
  const rows = [...counted].map(([bonus_id, amount]) => ({ round_id: roundId, bonus_id, amount }));
  await tx.insertInto('bonus_wager').values(rows).execute();
}

/** What a round added to the wagering of credits; nothing for one that is not settled. */
export async function selectWagers(db: Reader, roundId: string): Promise<CreditPart[]> {
  return db
    .selectFrom('bonus_wager')
    .select(['bonus_id as bonusId', 'amount'])
    .where('round_id', '=', roundId)
    .orderBy('bonus_id')
    .execute();
}
