import { wagerRequiredFor } from '@quetzal/domain/wallet';
import type { EventActor } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { BonusHolder } from '#modules/members';
import { type BonusPlayDeps, createCreditKeeper } from './bonus-credits.ts';
import { bonusErrors } from './bonus.errors.ts';
import type { Bonus, BonusGrant } from './bonus.model.ts';
import { payGrant, reportBonus } from './bonus-money.ts';
import * as store from './bonuses.store.ts';

/** The steps of giving credit. */
export interface BonusGiving {
  /** A grant as a row, which nobody has been given yet. Throws RangeError on what no caller should ask for. */
  plan(siteId: string, grant: BonusGrant, proposedBy: string | null): Bonus;
  /** Writes a planned credit, or answers the one that has its id already. */
  enter(tx: Tx, planned: Bonus): Promise<{ bonus: Bonus; isNew: boolean }>;
  /** Moves the money of a planned credit, and lets it live. The member must be locked. */
  start(tx: Tx, planned: Bonus, holder: BonusHolder, actor: EventActor): Promise<Bonus>;
}

const isSame = (one: Bonus, other: Bonus): boolean =>
  one.memberId === other.memberId &&
  one.amount.amount === other.amount.amount &&
  one.wagerRequired === other.wagerRequired &&
  one.reason === other.reason &&
  one.expiresAt.getTime() === other.expiresAt.getTime() &&
  String(one.gameTypes) === String(other.gameTypes);

/** Wires the giving of credit. */
export function createGiving(deps: BonusPlayDeps): BonusGiving {
  const { clock, ledger } = deps;
  const { noteLiving } = createCreditKeeper(deps);
  return {
    plan(siteId: string, grant: BonusGrant, proposedBy: string | null): Bonus {
      const { id, memberId, amount, reason, expiresAt, wagerTimes, gameTypes } = grant;
      if (amount.amount <= 0n || !Number.isSafeInteger(wagerTimes) || wagerTimes < 1) {
        throw new RangeError('A bonus is an amount above nothing that is wagered at least once');
      }
      const createdAt = clock.now();
      if (expiresAt <= createdAt) throw bonusErrors.expiryPast();
      const wagerRequired = wagerRequiredFor(amount.amount, wagerTimes);
      const nothing = { remaining: 0n, atStake: 0n, wagered: 0n, released: 0n };
      const kept = { gameTypes: gameTypes === undefined ? null : [...gameTypes], reason, proposedBy, expiresAt };
      const open = { decidedBy: null, grantedAt: null, endedAt: null };
      return {
        ...nothing,
        ...kept,
        ...open,
        id,
        siteId,
        memberId,
        amount,
        wagerRequired,
        state: 'proposed',
        createdAt,
      };
    },

    async start(tx: Tx, planned: Bonus, holder: BonusHolder, actor: EventActor): Promise<Bonus> {
      if (holder.state !== 'active' || holder.currency !== planned.amount.currency) throw bonusErrors.memberUnable();
      const at = clock.now();
      const active: Bonus = { ...planned, state: 'active', remaining: planned.amount.amount, grantedAt: at };
      await store.updateBonus(tx, active);
      await payGrant(ledger, tx, active);
      await noteLiving(tx, active.memberId);
      await reportBonus(tx, active, { action: 'granted', at, actor, reason: active.reason });
      return active;
    },

    async enter(tx: Tx, planned: Bonus): Promise<{ bonus: Bonus; isNew: boolean }> {
      if (await store.insertBonus(tx, planned)) return { bonus: planned, isNew: true };
      const [known] = await store.selectBonuses(tx, [planned.id]);
      if (known === undefined || !isSame(known, planned)) throw bonusErrors.requestIdReused();
      return { bonus: known, isNew: false };
    },
  };
}
