import type { Reader } from '#kernel/database/database.ts';

/** What a member ever paid in and took out of the account, in ledger units. */
export interface Lifetime {
  deposited: bigint;
  withdrawn: bigint;
}

/** Adds up every settled deposit and every paid withdrawal of a member in one currency. */
export async function lifetimeOf(db: Reader, memberId: string, currency: string): Promise<Lifetime> {
  const deposits = await db
    .selectFrom('wallet_deposit_settled')
    .select(({ fn }) => fn.sum<bigint | string>('amount').as('sum'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.sum<bigint | string>('amount').as('sum'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', 'in', ['paid', 'disputed'])
    .executeTakeFirst();
  return { deposited: BigInt(deposits?.sum ?? 0), withdrawn: BigInt(withdrawals?.sum ?? 0) };
}
