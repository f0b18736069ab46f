import { validBetOf } from '@quetzal/domain/records';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Bet, BetFilter, BetScope, BetTotals, NewBet } from './bet.model.ts';
import * as read from './bets.store.ts';
import * as write from './bets.write.store.ts';

/** Which round ended, when, and where its site's days begin. */
interface RoundEnd {
  roundId: string;
  settledAt: Date;
  timeZone: string;
}

/** The betting record. The four writes belong to the transaction that moves the money. */
export interface Records {
  placeBet(tx: Tx, bet: NewBet): Promise<void>;
  /** Adds to what a bet won; a win of nothing changes nothing. */
  addWin(tx: Tx, betId: string, amount: bigint): Promise<void>;
  /** Ends the open bets of a round and answers them as they stand; again, it answers none. */
  settleRound(tx: Tx, end: RoundEnd): Promise<Bet[]>;
  /** Takes an open bet back; undefined when it was not open. */
  rollBack(tx: Tx, betId: string, at: Date): Promise<Bet | undefined>;
  /** Keeps what the vendor told of a round. */
  keepDetails(tx: Tx, roundId: string, details: object): Promise<void>;

  /** One page of bets, newest first, with the totals of the whole filter. */
  list(scope: BetScope, filter: BetFilter, page: { pageNum: number; pageSize: number }): Promise<BetList>;
  /** A bet of the member with the round's details; undefined when it is someone else's. */
  find(id: string, memberId: string): Promise<{ bet: Bet; details: unknown } | undefined>;
  /** The greatest wins since an instant, real ones only. */
  topWins(
    siteId: string,
    since: Date,
    gameType: string | undefined,
    limit: number,
  ): Promise<(Bet & { account: string })[]>;
  /** Games that a member played last, latest first. */
  recentGames(memberId: string, limit: number): Promise<{ vendorCode: string; gameCode: string }[]>;
}

interface BetList {
  bets: Bet[];
  totals: BetTotals;
}

/** Wires the room to its database. */
export function createRecords(deps: { db: Database }): Records {
  const { db } = deps;
  return {
    placeBet: write.insertBet,
    async addWin(tx, betId, amount) {
      if (amount > 0n) await write.addToWin(tx, betId, amount);
    },
    async settleRound(tx, { roundId, settledAt, timeZone }) {
      const settled: Bet[] = [];
      for (const open of await write.selectOpenOfRound(tx, roundId)) {
        const validBet = validBetOf({ stake: open.stake, outcome: open.win > 0n ? 'won' : 'lost' });
        const bet: Bet = { ...open, validBet, state: 'settled', settledAt };
        await write.updateSettled(tx, bet.id, validBet, settledAt);
        await write.addToDay(tx, bet, timeZone, settledAt);
        settled.push(bet);
      }
      return settled;
    },
    rollBack: write.updateRolledBack,
    keepDetails: write.upsertDetail,
    async list(scope, filter, page) {
      const [bets, totals] = await Promise.all([
        read.selectBets(db, scope, filter, page),
        read.selectTotals(db, scope, filter),
      ]);
      return { bets, totals };
    },
    async find(id, memberId) {
      const bet = await read.selectBet(db, id, memberId);
      return bet && { bet, details: await read.selectDetail(db, bet.roundId) };
    },
    topWins: (siteId, since, gameType, limit) => read.selectTopWins(db, siteId, since, gameType, limit),
    recentGames: (memberId, limit) => read.selectRecentGames(db, memberId, limit),
  };
}
