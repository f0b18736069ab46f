import type { Static } from 'typebox';
import { gathered } from '#kernel/batching/gathered.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Ledger } from '#modules/ledger';
import { balanceFrom } from './wallet.balance.ts';
import { type BalanceView, balanceView } from './wallet.views.ts';

/** Ids that one notice of the database has room for. */
const membersPerNotice = 150;

/**
 * Says that members' money moved: who did within a twentieth of a second is named together and once, so that a busy house
 * says as little as a quiet one. Whoever has a screen of theirs open reads what they hold now.
 */
export function createMoveNotices(events: Pick<Events, 'publish'>): (memberId: string) => void {
  return gathered((memberIds) => events.publish('wallet.moved', { memberIds }), {
    gatherMs: 50,
    itemsMax: membersPerNotice,
  });
}

/** What members hold, as screens show it: one balance for each currency that a member has. */
export async function balancesShown(
  deps: { db: Database; ledger: Ledger },
  memberIds: readonly string[],
): Promise<{ memberId: string; balance: Static<typeof BalanceView> }[]> {
  const all = Map.groupBy(await deps.ledger.holdingsOfMany(deps.db, memberIds), ({ memberId }) => memberId);
  return [...all].flatMap(([memberId, holdings]) =>
    [...new Set(holdings.map(({ currency }) => currency))].map((currency) => ({
      memberId,
      balance: balanceView(balanceFrom(holdings, currency)),
    })),
  );
}
