import {
  countWagers,
  type CountedBet,
  type CreditPart,
  fundStake,
  type Funding,
  returnOf,
  splitWin,
} from '@quetzal/domain/wallet';
import type { Reader, Tx } from '#kernel/database/database.ts';
import * as funding from './bet-funding.store.ts';
import { asWagered, type BonusPlayDeps, createCreditKeeper, revived, sumOf } from './bonus-credits.ts';
import type { BetName } from './bonus.model.ts';
import { type BonusReturns, createBonusReturns } from './bonus-returns.ts';
import { insertWagers } from './bonus-wagers.store.ts';
import { selectActive, updateBonus } from './bonuses.store.ts';

/** Where the parts of a win belong: each an amount of ledger units. */
export interface WinShares {
  cash: bigint;
  bonus: bigint;
  promotion: bigint;
}

/** Bets of one round that ended together. */
export interface SettledRound {
  memberId: string;
  roundId: string;
  bets: readonly CountedBet[];
}

/** What restricted credit does when bets are taken, won, taken back and settled; each inside the bet's transaction. */
export interface BonusPlay extends BonusReturns {
  /** What a member could stake of credit in a game, in ledger units. */
  stakeableOf(db: Reader, place: Omit<funding.StakePlace, 'at'>): Promise<bigint>;
  /** What pays for a stake. A member without credit pays cash, and that is known from one row. */
  fund(tx: Tx, stake: bigint, place: Omit<funding.StakePlace, 'at'>): Promise<Funding>;
  /** Notes what credits paid, once the money has moved. */
  noteStake(tx: Tx, bet: funding.FundedBet, parts: readonly CreditPart[]): Promise<void>;
  /** Shares out a win as its stake was paid, and notes what credits have of it; the money is the caller's to move. */
  shareWin(tx: Tx, memberId: string, bet: BetName, win: bigint): Promise<WinShares>;
  /** Counts the wagering of a round's bets, and releases what is wagered through. */
  settle(tx: Tx, round: SettledRound): Promise<void>;
}

/** Wires the play of credit. */
export function createBonusPlay(deps: BonusPlayDeps): BonusPlay {
  const { clock, members } = deps;
  const { creditsOf, keep, noteLiving } = createCreditKeeper(deps);
  const placeNow = (place: Omit<funding.StakePlace, 'at'>) => ({ ...place, at: clock.now() });

  return {
    ...createBonusReturns(deps),
    stakeableOf: async (db, place) =>
      sumOf((await funding.selectStakeable(db, placeNow(place))).map(({ remaining }) => ({ amount: remaining }))),
    async fund(tx, stake, place) {
      if (!(await members.lockIfBonus(tx, place.memberId))) return { parts: [], cash: stake };
      return fundStake(stake, await funding.selectStakeable(tx, placeNow(place)));
    },
    async noteStake(tx, bet, parts) {
      if (parts.length === 0) return;
      await funding.insertFunding(tx, bet, parts);
      for (const { bonus, amount } of await creditsOf(tx, parts)) {
        await updateBonus(tx, { ...bonus, remaining: bonus.remaining - amount, atStake: bonus.atStake + amount });
      }
    },
    async shareWin(tx, memberId, bet, win) {
      const paid = await funding.selectFunding(tx, bet);
      const [first] = paid;
      if (first === undefined) return { cash: win, bonus: 0n, promotion: 0n };
      await members.lockForBonus(tx, memberId);
      const { parts, cash } = splitWin(win, first.stake, paid);
      const shares: WinShares = { cash, bonus: 0n, promotion: 0n };
      for (const { bonus, amount } of await creditsOf(tx, parts)) {
        const goesTo = returnOf(bonus.state);
        shares[goesTo] += amount;
        if (goesTo === 'bonus') await updateBonus(tx, revived(bonus, amount));
        if (goesTo === 'cash') await updateBonus(tx, { ...bonus, released: bonus.released + amount });
      }
      if (shares.bonus > 0n) await noteLiving(tx, memberId);
      return shares;
    },
    async settle(tx, { memberId, roundId, bets }) {
      if (!(await members.lockIfBonus(tx, memberId))) return;
      const ended = await funding.closeFunding(tx, { roundId });
      const active = await selectActive(tx, memberId);
      const others = ended.filter(({ bonusId }) => !active.some(({ id }) => id === bonusId));
      const counted = countWagers(bets, active.map(asWagered));
      const touched = [...active, ...(await creditsOf(tx, others)).map(({ bonus }) => bonus)];
      for (const bonus of touched) {
        const atStake = bonus.atStake - sumOf(ended.filter(({ bonusId }) => bonusId === bonus.id));
        const wagered = bonus.wagered + (counted.get(bonus.id) ?? 0n);
        if (atStake !== bonus.atStake || wagered !== bonus.wagered) await keep(tx, { ...bonus, atStake, wagered });
      }
      await insertWagers(tx, roundId, counted);
      await noteLiving(tx, memberId);
    },
  };
}
