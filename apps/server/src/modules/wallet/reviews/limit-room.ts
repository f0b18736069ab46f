import type { Tx } from '#kernel/database/database.ts';
import { type Limits, lockDeposits } from '#modules/limits';
import type { SiteFacts } from '../wallet.deposits.ts';
import type { Deposit } from '../wallet.model.ts';

/** What knows how much a member may pay in. */
export interface LimitRoomDeps {
  limits: Pick<Limits, 'hasRoomFor'>;
  sites: SiteFacts;
}

/**
 * Whether so much of a deposit may be credited now beside all that its member paid in or still may. An open deposit has
 * its own amount in that already; takes the member's turn until the transaction ends.
 */
export async function fitsIntoLimits(deps: LimitRoomDeps, tx: Tx, deposit: Deposit, units: bigint): Promise<boolean> {
  const { memberId, siteId, state, amount } = deposit;
  const isCounted = state === 'created' || state === 'pending';
  const { currency, timeZone } = await deps.sites.byId(siteId);
  await lockDeposits(tx, memberId);
  const player = { memberId, siteId, currency, timeZone };
  return deps.limits.hasRoomFor(tx, { player, amount: isCounted ? units - amount.amount : units });
}
