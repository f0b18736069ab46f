import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** What the house has with someone for a purpose, in ledger units; negative is what it paid out more than it took in. */
export interface HouseBalance {
  purpose: string;
  ownerId: string;
  balance: bigint;
}

/** All accounts of one currency, added up. */
export interface TrialBalance {
  currency: string;
  /** The accounts below zero together, without the sign. */
  debit: bigint;
  /** The accounts above zero together. */
  credit: bigint;
  /** What players own together, what is held for them included. */
  playerLiability: bigint;
  houses: HouseBalance[];
  /** True when debit equals credit, and so what players own equals what the house owes. */
  balanced: boolean;
}

/** Players' accounts and a site's own, named `<site>` or `<site>/<vendor>`; all accounts when no site is given. */
function accountsOf(siteId: string | undefined) {
  if (siteId === undefined) return { players: sql`true`, houses: sql`true` };
  return {
    players: sql`owner_id in (select id::text from member where site_id = ${siteId}::uuid)`,
    houses: sql`split_part(owner_id, '/', 1) = ${siteId}`,
  };
}

/**
 * The trial balance of every currency, of one site or of all together: what players' accounts say, and what house
 * accounts come to by their newest sealed balance and the transfers since. A transfer stays within a site, so the
 * accounts of one balance by themselves.
 */
export async function trialBalance(db: Reader, siteId?: string): Promise<TrialBalance[]> {
  const { players, houses } = accountsOf(siteId);
  const { rows } = await sql<{ currency: string; purpose: string; ownerId: string | null; balance: bigint }>`
    select currency, purpose, null as "ownerId", sum(balance)::bigint as balance from ledger_account
    where owner_kind = 'player' and ${players} group by 1, 2 having max(entry_seq) > 0
    union all
    select currency, purpose, owner_id, balance from house_balance where ${houses}
    order by 1, 2, 3`.execute(db);
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, accounts]) => {
    const sum = (of: typeof accounts) => of.reduce((total, { balance }) => total + balance, 0n);
    const debit = -sum(accounts.filter(({ balance }) => balance < 0n));
    const credit = sum(accounts.filter(({ balance }) => balance > 0n));
    const housesOf = accounts.flatMap(({ purpose, ownerId, balance }) =>
      ownerId === null ? [] : [{ purpose, ownerId, balance }],
    );
    const playerLiability = sum(accounts.filter(({ ownerId }) => ownerId === null));
    return { currency, debit, credit, playerLiability, houses: housesOf, balanced: debit === credit };
  });
}
