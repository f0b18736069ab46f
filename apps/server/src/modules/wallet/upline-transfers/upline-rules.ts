import { formatAmount, type Money } from '@quetzal/domain/money';
import { checkAmountLimits } from '@quetzal/domain/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Reader } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import { startOfDay } from '#modules/records';
import { rulesFor } from '../withdrawals/withdrawal-rules.ts';
import { uplineErrors } from './upline.errors.ts';
import { findPolicy, sumSince } from './upline.store.ts';

/** What the rules are found with. */
export interface UplineRulesDeps {
  clock: Clock;
  sites: {
    byId(siteId: string): Promise<{
      currency: string;
      timeZone: string;
      settings: { features: Readonly<Record<string, boolean>>; jurisdiction?: { transfersBetweenPlayers: boolean } };
    }>;
  };
  members: { byId(db: Reader, id: string): Promise<Member | undefined> };
}

/** A member as the session says. */
export interface UplineSender {
  siteId: string;
  memberId: string;
  isTrial: boolean;
}

/** What a member may move to the upline now, in ledger units. */
export interface UplineRules {
  currency: string;
  upline: { id: string; account: string };
  amountMin: bigint;
  amountMax: bigint;
  leftOfDay: bigint;
  remainingTurnover: bigint;
}

/** The rules of a member now; refuses when nothing may be moved at all. */
export async function uplineRulesOf(
  { clock, members, sites }: UplineRulesDeps,
  reader: Reader,
  { siteId, memberId, isTrial }: UplineSender,
): Promise<UplineRules> {
  const { currency, timeZone, settings } = await sites.byId(siteId);
  if (settings.features['transferUpline'] !== true) throw uplineErrors.notOffered();
  if (settings.jurisdiction?.transfersBetweenPlayers === false) throw uplineErrors.forbidden();
  if (isTrial) throw uplineErrors.trialAccount();
  const policy = await findPolicy(reader, siteId);
  if (policy === undefined || !policy.isAllowed) throw uplineErrors.forbidden();
  const member = await members.byId(reader, memberId);
  const upline = member?.uplineId ? await members.byId(reader, member.uplineId) : undefined;
  if (upline?.state !== 'active' || upline.siteId !== siteId || upline.currency !== currency)
    throw uplineErrors.noUpline();
  const now = clock.now();
  const rules = await rulesFor(reader, { siteId, memberId, currency, timeZone, now });
  // Who is kept out of play is paid out to an account of their own, and to nobody else.
  if (rules.isTurnoverWaived) throw uplineErrors.forbidden();
  const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone }).format(now);
  const left = policy.dayAmountMax - (await sumSince(reader, memberId, startOfDay(today, timeZone)));
  return {
    currency,
    upline: { id: upline.id, account: upline.account },
    amountMin: policy.amountMin,
    amountMax: policy.amountMax,
    leftOfDay: left > 0n ? left : 0n,
    remainingTurnover: rules.remainingTurnover,
  };
}

/** Refuses an amount that the rules do not let move. */
export function assertAllowed(amount: Money, rules: UplineRules): void {
  const money = (units: bigint) => ({ currency: rules.currency, amount: units });
  const limits = { min: money(rules.amountMin), max: money(rules.amountMax) };
  const problem = checkAmountLimits(amount, limits);
  if (problem !== null) throw uplineErrors.amountOutOfLimits(problem);
  if (rules.remainingTurnover > 0n) throw uplineErrors.turnoverRequired(formatAmount(money(rules.remainingTurnover)));
  if (amount.amount > rules.leftOfDay) throw uplineErrors.amountOfDayUsed(formatAmount(money(rules.leftOfDay)));
}
