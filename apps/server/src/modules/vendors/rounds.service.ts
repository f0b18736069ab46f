import { AppError } from '#kernel/errors/app-error.ts';
import { inTransaction } from './once.ts';
import { lockPlayer } from './protocol.store.ts';
import { refundRound } from './refund-round.ts';
import { type ListedRound, selectOpenRounds, selectRound, selectRoundsOf } from './rounds-list.store.ts';
import { lockRoundById } from './rounds.store.ts';
import { tellScreens } from './tell-screens.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** The operator who acts, and the site that they run. */
export interface RoundOperator {
  operatorId: string;
  siteId: string;
}

/** Rounds as operators see them. */
export interface Rounds {
  /** Rounds of an account of the site, newest first; `rounds.account_unknown` when there is no such account. */
  list(siteId: string, account: string, page: { offset: number; limit: number }): Promise<ListedRounds>;
  /** Rounds of the site that have been open for so many hours and at most 90 days, the longest open one first. */
  listOpen(siteId: string, hours: number, page: { offset: number; limit: number }): Promise<ListedRounds>;
  /** One round of the site; `rounds.not_found` when it is another's. */
  find(siteId: string, id: string): Promise<ListedRound>;
  /** Gives every stake back and takes every win back; `rounds.over` when nothing of the round stands any more. */
  refund(operator: RoundOperator, id: string, reason: string): Promise<ListedRound>;
}

interface ListedRounds {
  rounds: ListedRound[];
  total: number;
}

/** Vendors and we have long compared their books by then, and what is still open was settled by hand. */
const openAgeMaxMs = 90 * 86_400_000;

const roundErrors = {
  accountUnknown: () => new AppError('rounds.account_unknown', 404, { field: 'account' }),
  notFound: () => new AppError('rounds.not_found', 404),
  over: () => new AppError('rounds.over', 409),
} as const;

/** The rounds of all vendors. */
export function createRounds(deps: VendorsDeps): Rounds {
  const { db } = deps;

  async function find(siteId: string, id: string): Promise<ListedRound> {
    const round = await selectRound(db, siteId, id);
    if (round === undefined) throw roundErrors.notFound();
    return round;
  }

  return {
    find,
    async list(siteId, account, page) {
      const member = await deps.members.byAccount(db, siteId, account);
      if (member === undefined) throw roundErrors.accountUnknown();
      return selectRoundsOf(db, member.id, page);
    },
    listOpen(siteId, hours, page) {
      const now = deps.clock.now().getTime();
      const [from, to] = [new Date(now - openAgeMaxMs), new Date(now - hours * 3_600_000)];
      return selectOpenRounds(db, { siteId, from, to }, page);
    },
    async refund({ operatorId, siteId }, id, reason) {
      const { memberId } = await find(siteId, id);
      const site = await deps.sites.byId(siteId);
      const { bets, moved } = await inTransaction(db, async (tx) => {
        await lockPlayer(tx, memberId);
        const round = await lockRoundById(tx, id);
        if (round === undefined || round.state === 'cancelled' || round.state === 'refunded') throw roundErrors.over();
        return refundRound(deps, tx, { site, round, by: { kind: 'operator', id: operatorId }, reason });
      });
      await tellScreens(deps, memberId, { status: 'OK', settled: bets, moved });
      return find(siteId, id);
    },
  };
}
