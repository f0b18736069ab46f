import { inOrderOfUse, returnOf } from '@quetzal/domain/wallet';
import type { Tx } from '#kernel/database/database.ts';
import { closeFunding, selectFunding } from './bet-funding.store.ts';
import { asWagered, type BonusPlayDeps, createCreditKeeper, revived, sumOf } from './bonus-credits.ts';
import type { BetName } from './bonus.model.ts';
import { takeOut } from './bonus-money.ts';
import { selectWagers } from './bonus-wagers.store.ts';
import { selectActive, updateBonus } from './bonuses.store.ts';

/** What restricted credit does when a bet or a win is taken back, inside the transaction that does it. */
export interface BonusReturns {
  /** Holds the member's credit when it paid for a bet: before any money of it moves back, so that locks keep one order. */
  holdFunded(tx: Tx, memberId: string, bet: BetName): Promise<void>;
  /** Takes back what a round that is refunded had added to wagering; a credit that it released stays released. Call it before money moves. */
  uncountRound(tx: Tx, memberId: string, roundId: string): Promise<void>;
  /** Gives credits back what they had in a bet whose money has just gone back to where it came from. */
  noteRollback(tx: Tx, memberId: string, bet: BetName): Promise<void>;
  /** Notes that a win whose stake credit paid for has left the bonus account: its own credits give what they have, then those used first. */
  noteTaken(tx: Tx, owner: { memberId: string; currency: string }, bet: BetName): Promise<void>;
}

/** Wires what comes back. */
export function createBonusReturns(deps: BonusPlayDeps): BonusReturns {
  const { ledger, members } = deps;
  const { creditsOf, keep, noteLiving } = createCreditKeeper(deps);
  return {
    async noteRollback(tx, memberId, bet) {
      const paid = await selectFunding(tx, bet);
      if (paid.length === 0) return;
      const stillOpen = await closeFunding(tx, bet);
      for (const { bonus, amount } of await creditsOf(tx, paid)) {
        const ended = sumOf(stillOpen.filter(({ bonusId }) => bonusId === bonus.id));
        const open = { ...bonus, atStake: bonus.atStake - ended };
        if (returnOf(bonus.state) === 'bonus') await keep(tx, revived(open, amount));
        else {
          const end = bonus.state === 'released' || bonus.state === 'expired' ? bonus.state : 'forfeited';
          await takeOut(ledger, tx, bonus, { end, amount, of: `${bet.vendorCode}/${bet.txId}` });
          await updateBonus(tx, { ...open, released: open.released + (end === 'released' ? amount : 0n) });
        }
      }
      await noteLiving(tx, memberId);
    },
    async uncountRound(tx, memberId, roundId) {
      const counted = await selectWagers(tx, roundId);
      if (counted.length === 0) return;
      await members.lockForBonus(tx, memberId);
      for (const { bonus, amount } of await creditsOf(tx, counted)) {
        if (returnOf(bonus.state) === 'bonus') await updateBonus(tx, { ...bonus, wagered: bonus.wagered - amount });
      }
    },
    async holdFunded(tx, memberId, bet) {
      if ((await selectFunding(tx, bet)).length > 0) await members.lockForBonus(tx, memberId);
    },
    async noteTaken(tx, { memberId, currency }, bet) {
      const own = new Set((await selectFunding(tx, bet)).map(({ bonusId }) => bonusId));
      if (own.size === 0) return;
      const active = inOrderOfUse((await selectActive(tx, memberId)).map(asWagered));
      const holdings = await ledger.balancesOfMany(tx, [memberId], { currency, purpose: 'bonus' });
      const kept = holdings.get(memberId) ?? 0n;
      let taken = sumOf(active.map(({ remaining }) => ({ amount: remaining }))) - kept;
      for (const bonus of [...active.filter(({ id }) => own.has(id)), ...active.filter(({ id }) => !own.has(id))]) {
        const amount = bonus.remaining < taken ? bonus.remaining : taken;
        if (amount > 0n) await keep(tx, { ...bonus, remaining: bonus.remaining - amount });
        taken -= amount;
      }
      await noteLiving(tx, memberId);
    },
  };
}
