import { resultOf, validBetOf } from '@quetzal/domain/records';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { type Bet, type BetFilter, type BetScope, type NewBet, wonBy } from './bet.model.ts';
import { type BetList, listBets } from './bet-list.ts';
import * as read from './bets.store.ts';
import * as write from './bets.write.store.ts';
import { type Fairness, fairnessOf } from './fairness.view.ts';
import { startOfDay } from './period.ts';
import { type PlayDay, type PlayDaysOf, selectPlayDays } from './play-days.store.ts';
import { type PlayOf, type PlaySum, selectPlaySums } from './play-sums.store.ts';
import { insertSeed, type RevealedSeed, selectSeed } from './revealed-seeds.store.ts';

/** The bets of a round that ended, when it did, and where its site's days begin. */
interface RoundEnd {
  betIds: readonly string[];
  settledAt: Date;
  timeZone: string;
}

/** By how much what a bet won is changed, and where its site's days begin. */
interface WinChange {
  betId: string;
  amount: bigint;
  timeZone: string;
}

/** A jackpot that a round has won, the bets of that round, and where its site's days begin. */
interface JackpotWin {
  betIds: readonly string[];
  amount: bigint;
  timeZone: string;
}

/** The betting record. The writes belong to the transaction that moves the money. */
export interface Records {
  placeBet(tx: Tx, bet: NewBet): Promise<void>;
  /** Adds to what a bet won; a win of nothing changes nothing. */
  addWin(tx: Tx, betId: string, amount: bigint): Promise<void>;
  /** Adds to what a bet that has ended won, and corrects what of it counts and its day; answers it as it stands then. */
  addLateWin(tx: Tx, late: WinChange): Promise<Bet>;
  /** Adds a jackpot to the first bet of its round that stands, and to that bet's day when it has ended; answers the bet. */
  addJackpot(tx: Tx, won: JackpotWin): Promise<Bet>;
  /** Ends the open bets of a round and answers them as they stand; again, it answers none. */
  settleRound(tx: Tx, end: RoundEnd): Promise<Bet[]>;
  /** Takes an open bet back; undefined when it was not open, or has a jackpot. */
  rollBack(tx: Tx, betId: string, at: Date): Promise<Bet | undefined>;
  /** Takes from what a bet won; when it has ended already, corrects what of it counts and its day too. */
  takeWinBack(tx: Tx, back: WinChange): Promise<void>;
  /** Takes back every bet of a round, out of their days too; answers them as they were and as they are. */
  refundRound(tx: Tx, end: RoundEnd): Promise<{ before: Bet; after: Bet }[]>;
  /** Keeps a server seed that a vendor has shown, for every round under its hash. */
  keepSeed(tx: Tx, seed: RevealedSeed, now: Date): Promise<void>;
  /** Keeps what the vendor told of a round. */
  keepDetails(tx: Tx, roundId: string, details: object): Promise<void>;

  /** What a member staked and won since each of these instants, in their order. */
  playSums(db: Reader, of: PlayOf, since: readonly Date[]): Promise<PlaySum[]>;
  /** What a member's settled bets and prizes come to by day of the site's time zone. */
  playDays(of: PlayDaysOf): Promise<PlayDay[]>;
  /** One page of bets, newest first, with the totals of the whole filter. */
  list(scope: BetScope, filter: BetFilter, page: { pageNum: number; pageSize: number }): Promise<BetList>;
  /** A bet of the member with its proof, when the vendor gave one; undefined when it is someone else's. */
  find(id: string, memberId: string): Promise<{ bet: Bet; fairness: Fairness | null } | undefined>;
  /** The wins of a board, real ones only. */
  wins(board: read.WinBoard): Promise<(Bet & { account: string })[]>;
  /** Games that a member played last, latest first. */
  recentGames(memberId: string, limit: number): Promise<{ vendorCode: string; gameCode: string }[]>;
}

/** Wires the room to its database. */
export function createRecords(deps: { db: Database }): Records {
  const { db } = deps;

  /** Changes what a bet won; when it has ended already, also what of it counts, and its day. */
  async function changeWin(tx: Tx, { betId, amount, timeZone }: WinChange): Promise<Bet> {
    const bet = await write.changeWin(tx, betId, amount);
    const { settledAt } = bet;
    if (settledAt === null) return bet;
    const validBet = validBetOf({ stake: bet.stake, ...resultOf(bet) });
    await write.updateSettled(tx, betId, validBet, settledAt);
    const share = { bets: 0n, stake: 0n, win: amount, validBet: validBet - bet.validBet };
    await write.addToDay(tx, bet, { timeZone, settledAt }, share);
    return { ...bet, validBet };
  }

  return {
    placeBet: write.insertBet,
    async addWin(tx, betId, amount) {
      if (amount > 0n) await write.changeWin(tx, betId, amount);
    },
    addLateWin: changeWin,
    async addJackpot(tx, { betIds, amount, timeZone }) {
      const bet = await write.addJackpot(tx, betIds, amount);
      const { settledAt } = bet;
      const share = { bets: 0n, stake: 0n, win: amount, validBet: 0n };
      if (settledAt !== null) await write.addToDay(tx, bet, { timeZone, settledAt }, share);
      return bet;
    },
    async settleRound(tx, { betIds, settledAt, timeZone }) {
      const settled: Bet[] = [];
      if (betIds.length === 0) return settled;
      for (const open of await write.selectOpen(tx, betIds)) {
        const validBet = validBetOf({ stake: open.stake, ...resultOf(open) });
        const bet: Bet = { ...open, validBet, state: 'settled', settledAt };
        await write.updateSettled(tx, bet.id, validBet, settledAt);
        const share = { bets: 1n, stake: bet.stake, win: wonBy(bet), validBet };
        await write.addToDay(tx, bet, { timeZone, settledAt }, share);
        settled.push(bet);
      }
      return settled;
    },
    rollBack: write.updateRolledBack,
    async takeWinBack(tx, { betId, amount, timeZone }) {
      if (amount > 0n) await changeWin(tx, { betId, amount: -amount, timeZone });
    },
    async refundRound(tx, { betIds, settledAt: refundedAt, timeZone }) {
      if (betIds.length === 0) return [];
      const refunded = await write.refundBets(tx, betIds, refundedAt);
      for (const { before } of refunded) {
        const { settledAt, stake, validBet } = before;
        const share = { bets: -1n, stake: -stake, win: -wonBy(before), validBet: -validBet };
        if (settledAt !== null) await write.addToDay(tx, before, { timeZone, settledAt }, share);
      }
      return refunded;
    },
    keepSeed: insertSeed,
    keepDetails: write.upsertDetail,
    playSums: selectPlaySums,
    playDays: (of) =>
      selectPlayDays(db, of, {
        from: startOfDay(of.from, of.timeZone),
        to: startOfDay(of.to, of.timeZone, 1),
      }),
    list: (scope, filter, page) => listBets(db, scope, filter, page),
    async find(id, memberId) {
      const bet = await read.selectBet(db, id, memberId);
      if (bet === undefined) return undefined;
      const fairness = fairnessOf(await read.selectDetail(db, bet.roundId));
      if (fairness === null || fairness.serverSeed !== null) return { bet, fairness };
      return {
        bet,
        fairness: { ...fairness, serverSeed: await selectSeed(db, bet.vendorCode, fairness.serverSeedHash) },
      };
    },
    wins: (board) => read.selectWins(db, board),
    recentGames: (memberId, limit) => read.selectRecentGames(db, memberId, limit),
  };
}
