import { formatAmount } from '@quetzal/domain/money';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import type { Bonus } from './bonus.model.ts';

/** How credit leaves a member's bonus account other than by a stake. */
export type BonusEnd = 'released' | 'forfeited' | 'expired';

const scopes = { released: 'bonus_release', forfeited: 'bonus_forfeit', expired: 'bonus_expire' } as const;

/** The accounts that credit moves between: the house's promotions pay for it, and have back what is not released. */
export async function bonusAccounts(
  ledger: Ledger,
  tx: Tx,
  owner: { siteId: string; memberId: string; currency: string },
) {
  const { siteId, memberId, currency } = owner;
  const [bonus, cash, promotion] = await ledger.accountsFor(tx, [
    playerAccount(memberId, currency, 'bonus'),
    playerAccount(memberId, currency, 'cash'),
    houseAccount(siteId, currency, 'promotion'),
  ] as const);
  return { bonus, cash, promotion };
}

const ownerOf = ({ siteId, memberId, amount: { currency } }: Bonus) => ({ siteId, memberId, currency });

/** Pays a grant out of what promotions cost. */
export async function payGrant(ledger: Ledger, tx: Tx, grant: Bonus): Promise<void> {
  const { bonus, promotion } = await bonusAccounts(ledger, tx, ownerOf(grant));
  const { outcome } = await ledger.post(tx, {
    key: { scope: 'bonus_grant', text: grant.id },
    kind: 'bonus_grant',
    reference: { bonusId: grant.id },
    note: { reason: grant.reason },
    transfers: [{ from: promotion, to: bonus, amount: grant.amount.amount }],
  });
  if (outcome !== 'posted') throw new Error(`Bonus ${grant.id} is ${outcome}`);
}

/** Takes credit out of the bonus account: into cash when it was released, else back to the house. Nothing moves nothing. */
export async function takeOut(
  ledger: Ledger,
  tx: Tx,
  credit: Bonus,
  leaving: { end: BonusEnd; amount: bigint; /** The bet that it came back from, when it did. */ of?: string },
): Promise<void> {
  const { end, amount, of } = leaving;
  if (amount === 0n) return;
  const { bonus, cash, promotion } = await bonusAccounts(ledger, tx, ownerOf(credit));
  const { outcome } = await ledger.post(tx, {
    key: { scope: scopes[end], text: of === undefined ? credit.id : `${credit.id}/${of}` },
    kind: scopes[end],
    reference: { bonusId: credit.id },
    transfers: [{ from: bonus, to: end === 'released' ? cash : promotion, amount }],
  });
  if (outcome !== 'posted') throw new Error(`Bonus ${credit.id} is ${outcome}`);
}

/** Writes into the event report what became of a credit. */
export function reportBonus(
  tx: Tx,
  bonus: Bonus,
  what: { action: string; at: Date; actor: EventActor; reason?: string; remainingBefore?: bigint },
): Promise<void> {
  const { id, siteId, memberId, amount, remaining, state } = bonus;
  const text = (units: bigint) => formatAmount({ currency: amount.currency, amount: units });
  const { action, at, actor, reason, remainingBefore } = what;
  return reportEvent(tx, {
    at,
    siteId,
    component: 'wallet.bonuses',
    action,
    subject: `bonus:${id}`,
    actor,
    reason,
    before: remainingBefore === undefined ? undefined : { remaining: text(remainingBefore) },
    after: { memberId, currency: amount.currency, amount: text(amount.amount), remaining: text(remaining), state },
  });
}
