import { currencyOf } from '@quetzal/domain/money';
import type { Reader } from '#kernel/database/database.ts';
import { selectApprovalAbove } from './bonuses.store.ts';

/** What one person may put into a balance where the site says nothing, in whole units of its currency. */
const usualUnits = 500n;

/** Up to which amount one operator alone may put money into a member's balance, in ledger units; null without end. */
export async function soloLimitOf(db: Reader, siteId: string, currency: string): Promise<bigint | null> {
  const rule = await selectApprovalAbove(db, siteId);
  return rule === undefined ? usualUnits * 10n ** BigInt(currencyOf(currency).scale) : rule.above;
}
