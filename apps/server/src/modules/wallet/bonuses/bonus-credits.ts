import { type CreditPart, stateNow } from '@quetzal/domain/wallet';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';
import { settleDebts } from '../debts/debts.ts';
import type { Bonus } from './bonus.model.ts';
import { reportBonus, takeOut } from './bonus-money.ts';
import { hasLiving, selectBonuses, updateBonus } from './bonuses.store.ts';

/** What restricted credit needs of the members' room. */
export interface BonusMembers {
  lockForBonus(tx: Tx, id: string): Promise<unknown>;
  lockIfBonus(tx: Tx, id: string): Promise<boolean>;
  setBonusCredit(tx: Tx, id: string, hasCredit: boolean): Promise<void>;
}

/** What the play of credit is made of. */
export interface BonusPlayDeps {
  clock: Clock;
  ledger: Ledger;
  members: BonusMembers;
}

/** The credits of a member as a bet changes them. */
export interface CreditKeeper {
  /** The credits that parts belong to, each with the sum of its parts. */
  creditsOf(tx: Tx, parts: readonly CreditPart[]): Promise<{ bonus: Bonus; amount: bigint }[]>;
  /** Writes a credit, and ends an active one that has come to its end: wagered through it becomes cash. */
  keep(tx: Tx, bonus: Bonus): Promise<void>;
  /** Notes with the member whether any credit lives. Call it after each change; the member must be locked. */
  noteLiving(tx: Tx, memberId: string): Promise<void>;
}

/** What parts come to. */
export const sumOf = (parts: readonly { amount: bigint }[]) => parts.reduce((sum, { amount }) => sum + amount, 0n);

/** A credit as wagering counts it. */
export const asWagered = (bonus: Bonus) => ({ ...bonus, grantedAt: bonus.grantedAt ?? bonus.createdAt });

/** A credit with an amount back in it; one that was used up lives again. */
export function revived(bonus: Bonus, amount: bigint): Bonus {
  return { ...bonus, remaining: bonus.remaining + amount, state: 'active', endedAt: null };
}

/** Wires the keeping of credits. */
export function createCreditKeeper({ clock, ledger, members }: BonusPlayDeps): CreditKeeper {
  return {
    async creditsOf(tx: Tx, parts: readonly CreditPart[]): Promise<{ bonus: Bonus; amount: bigint }[]> {
      const found = await selectBonuses(
        tx,
        parts.map(({ bonusId }) => bonusId),
      );
      return found.map((bonus) => ({
        bonus,
        amount: sumOf(parts.filter(({ bonusId }) => bonusId === bonus.id)),
      }));
    },

    async noteLiving(tx: Tx, memberId: string): Promise<void> {
      await members.setBonusCredit(tx, memberId, await hasLiving(tx, memberId));
    },

    async keep(tx: Tx, bonus: Bonus): Promise<void> {
      const at = clock.now();
      const state = bonus.state === 'active' ? stateNow(bonus) : bonus.state;
      if (state === bonus.state) return updateBonus(tx, bonus);
      const ended: Bonus = { ...bonus, state, remaining: 0n, endedAt: at };
      if (state === 'released') {
        await takeOut(ledger, tx, bonus, { end: 'released', amount: bonus.remaining });
        const { memberId, amount } = bonus;
        await settleDebts({ ledger, clock }, tx, { memberId, currency: amount.currency });
        ended.released += bonus.remaining;
      }
      await updateBonus(tx, ended);
      await reportBonus(tx, ended, { action: state, at, actor: { kind: 'system' }, remainingBefore: bonus.remaining });
    },
  };
}
