import { AppError, errors } from '#kernel/errors/app-error.ts';
import type { GameKey } from '#modules/games';
import { inTransaction } from './once.ts';
import { refusalOfGame } from './player-check.ts';
import { lockPlayer } from './protocol.store.ts';
import { refundRound } from './refund-round.ts';
import { type ListedRound, selectOpenRounds, selectRound, selectRoundsOf } from './rounds-list.store.ts';
import { lockRoundById, type Round } from './rounds.store.ts';
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
  /**
   * Refunds rounds of a game that have not ended, the longest open ones first and at most 200, each by itself: the call is
   * repeated while any are left. Refuses with `request.not_found` while the game takes stakes, for then others follow.
   */
  refundOpen(operator: RoundOperator, key: GameKey, reason: string): Promise<{ refunded: number; left: number }>;
}

interface ListedRounds {
  rounds: ListedRound[];
  total: number;
}

/** Vendors and we have long compared their books by then, and what is still open was settled by hand. */
const openAgeMaxMs = 90 * 86_400_000;
const refundsMax = 200;

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

  /** Refunds a round if it is in one of these states; whether it was. */
  async function refundIn(
    states: readonly Round['state'][],
    { operatorId, siteId }: RoundOperator,
    { id, memberId }: Pick<ListedRound, 'id' | 'memberId'>,
    reason: string,
  ): Promise<boolean> {
    const site = await deps.sites.byId(siteId);
    const done = await inTransaction(db, async (tx) => {
      await lockPlayer(tx, memberId);
      const round = await lockRoundById(tx, id);
      if (round === undefined || !states.includes(round.state)) return undefined;
      return refundRound(deps, tx, { site, round, by: { kind: 'operator', id: operatorId }, reason });
    });
    if (done === undefined) return false;
    await tellScreens(deps, memberId, { status: 'OK', settled: done.bets, moved: done.moved });
    return true;
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
    async refund(operator, id, reason) {
      const round = await find(operator.siteId, id);
      if (!(await refundIn(['open', 'closed'], operator, round, reason))) throw roundErrors.over();
      return find(operator.siteId, id);
    },
    async refundOpen(operator, key, reason) {
      const { siteId } = operator;
      const [game, site] = await Promise.all([deps.games.byKeyAt(db, siteId, key), deps.sites.byId(siteId)]);
      if (game === undefined || refusalOfGame(game, site) === undefined) throw errors.notFound();
      const now = deps.clock.now();
      const time = { from: new Date(now.getTime() - openAgeMaxMs), to: new Date(now.getTime() + 1) };
      const open = await selectOpenRounds(db, { siteId, ...time, game: key }, { offset: 0, limit: refundsMax });
      let refunded = 0;
      // One that has ended since it was read stays as it is.
      for (const round of open.rounds) if (await refundIn(['open'], operator, round, reason)) refunded += 1;
      return { refunded, left: open.total - open.rounds.length };
    },
  };
}
