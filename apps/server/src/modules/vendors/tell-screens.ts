import { findLocale } from '@quetzal/i18n';
import { betRecordOf, wonBy } from '#modules/records';
import type { Verdict } from './protocol.model.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** Shows on the member's open screens what a committed call changed. A screen that misses it reads it later. */
export async function tellScreens(deps: VendorsDeps, memberId: string, verdict: Verdict): Promise<void> {
  const { settled = [], moved = false } = verdict;
  if (moved) deps.wallet.publishBalance(memberId);
  if (settled.length === 0) return;
  const member = await deps.members.byId(deps.db, memberId);
  if (member === undefined) return;
  const site = await deps.sites.byId(member.siteId);
  const language = findLocale(member.language ?? '')?.tag ?? site.defaultLanguage;
  const titleOf = await deps.games.titlesOf(settled, language);
  for (const bet of settled) {
    const { siteId, stake } = bet;
    const isWin = wonBy(bet) > stake;
    deps.events.publish('bet.settled', { memberId, siteId, isWin, bet: betRecordOf(bet, titleOf(bet)) });
  }
}
