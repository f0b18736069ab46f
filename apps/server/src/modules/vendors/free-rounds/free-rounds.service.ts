import { formatAmount, parseAmount } from '@quetzal/domain/money';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { refusalToDecide } from '#kernel/auth/proposal.ts';
import { AppError } from '#kernel/errors/app-error.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Games } from '#modules/games';
import type { Members } from '#modules/members';
import { createGiftApproval } from '#modules/wallet';
import { refusalOfStake } from '../player-check.ts';
import {
  type FreeRoundGrant,
  insertDecision,
  insertGrant,
  listGrants,
  lockGrant,
  markCancelled,
  selectByRequest,
} from './free-rounds.store.ts';

const daysMax = 365;

/** Rounds that are to be given; amounts are decimal strings in the member's currency. */
export interface FreeRoundWish {
  siteId: string;
  account: string;
  vendorCode: string;
  gameCode: string;
  rounds: number;
  /** What each round is worth. */
  stake: string;
  /** The most that all rounds together pay; left out, there is no limit. */
  winMax?: string | undefined;
  campaign: string;
  expiresAt: Date;
  /** Names the wish: sent again it gives nothing more. */
  requestId: string;
}

/** An operator and the site that they run. */
interface GrantOperator {
  operatorId: string;
  siteId: string;
}

type Grants = { grants: (FreeRoundGrant & { account: string })[]; total: number };

/** Rounds of games at the cost of the site. */
export interface FreeRounds {
  /**
   * Gives rounds, in the caller's transaction; what an operator gives beyond what one person may is `proposed`, and another
   * one decides. Refuses with `free_rounds.account_unknown`, `free_rounds.game_unknown`,
   * `free_rounds.stake_invalid` (not one that the game takes), `free_rounds.win_max_invalid`, `free_rounds.expiry_invalid`
   * (past, or more than a year ahead) or `free_rounds.request_id_reused`.
   */
  grantFreeRounds(tx: Tx, wish: FreeRoundWish, by: EventActor): Promise<FreeRoundGrant>;
  /**
   * Decides what another operator proposed: `free_rounds.not_found`, `wallet.bonus_own`, or `free_rounds.over` when it was
   * decided or cancelled, or its time is over.
   */
  decide(by: GrantOperator, id: string, approved: boolean): Promise<FreeRoundGrant>;
  /** Ends a grant: `free_rounds.not_found` or `free_rounds.over`. Rounds that were begun are still paid. */
  cancel(by: GrantOperator, id: string, reason: string): Promise<FreeRoundGrant>;
  list(siteId: string, page: { offset: number; limit: number }): Promise<Grants>;
}

const refused = {
  accountUnknown: () => new AppError('free_rounds.account_unknown', 404, { field: 'account' }),
  gameUnknown: () => new AppError('free_rounds.game_unknown', 404, { field: 'gameCode' }),
  stakeInvalid: () => new AppError('free_rounds.stake_invalid', 422, { field: 'stake' }),
  winMaxInvalid: () => new AppError('free_rounds.win_max_invalid', 422, { field: 'winMax' }),
  expiryInvalid: () => new AppError('free_rounds.expiry_invalid', 422, { field: 'expiresAt' }),
  requestIdReused: () => new AppError('free_rounds.request_id_reused', 409, { field: 'requestId' }),
  notFound: () => new AppError('free_rounds.not_found', 404),
  over: () => new AppError('free_rounds.over', 409),
  // The same rule as for restricted credit, in the same words.
  own: () => new AppError('wallet.bonus_own', 403),
} as const;

const contentOf = ({ memberId, vendorCode, gameCode, rounds, stake, winMax, campaign, expiresAt }: FreeRoundGrant) =>
  JSON.stringify([memberId, vendorCode, gameCode, rounds, String(stake), String(winMax), campaign, expiresAt]);

async function report(
  tx: Tx,
  grant: FreeRoundGrant,
  event: { at: Date; action: string; by: EventActor; reason?: string },
) {
  const { memberId, vendorCode, gameCode, rounds, used, currency, stake, campaign } = grant;
  await reportEvent(tx, {
    at: event.at,
    siteId: grant.siteId,
    component: 'vendors.free_rounds',
    action: event.action,
    subject: `free_rounds:${grant.id}`,
    actor: event.by,
    reason: event.reason,
    after: { memberId, vendorCode, gameCode, rounds, used, stake: formatAmount({ currency, amount: stake }), campaign },
  });
}

/** The free rounds of all sites and vendors. */
export function createFreeRounds(deps: { db: Database; clock: Clock; members: Members; games: Games }): FreeRounds {
  const { db, clock } = deps;
  const { isForOne } = createGiftApproval(deps);

  async function plan(tx: Tx, wish: FreeRoundWish, by: EventActor): Promise<FreeRoundGrant> {
    const { siteId, account, vendorCode, gameCode, rounds, campaign, requestId, expiresAt } = wish;
    const member = await deps.members.byAccount(tx, siteId, account);
    if (member === undefined) throw refused.accountUnknown();
    const game = await deps.games.byKey(tx, { vendorCode, gameCode });
    if (game === undefined) throw refused.gameUnknown();
    const { currency } = member;
    const stake = parseAmount(wish.stake, currency);
    if (!stake.ok || refusalOfStake(game, currency, stake.value.amount) !== undefined) throw refused.stakeInvalid();
    const winMax = wish.winMax === undefined ? null : parseAmount(wish.winMax, currency);
    if (winMax !== null && (!winMax.ok || winMax.value.amount <= 0n)) throw refused.winMaxInvalid();
    const grantedAt = clock.now();
    const latest = grantedAt.getTime() + daysMax * 86_400_000;
    if (expiresAt <= grantedAt || expiresAt.getTime() > latest) throw refused.expiryInvalid();
    const names = { id: newId(), siteId, memberId: member.id, requestId, vendorCode, gameCode, currency };
    const worth = { rounds, stake: stake.value.amount, winMax: winMax?.ok ? winMax.value.amount : null, campaign };
    const fresh = { used: 0, won: 0n, grantedAt, expiresAt, cancelledAt: null, decidedBy: null };
    if (by.kind !== 'operator' || by.id === undefined)
      return { ...names, ...worth, ...fresh, state: 'granted', proposedBy: null };
    const amount = { currency, amount: BigInt(rounds) * stake.value.amount };
    const state = (await isForOne(tx, { siteId, memberId: member.id, amount })) ? 'granted' : 'proposed';
    return { ...names, ...worth, ...fresh, state, proposedBy: by.id };
  }

  /** A grant of the operator's site, held, while it is not over. */
  async function living(tx: Tx, { siteId }: GrantOperator, id: string): Promise<FreeRoundGrant> {
    const grant = await lockGrant(tx, id);
    if (grant?.siteId !== siteId) throw refused.notFound();
    const { state, cancelledAt, used, rounds, expiresAt } = grant;
    const isOver = state === 'rejected' || cancelledAt !== null || used >= rounds || expiresAt <= clock.now();
    if (isOver) throw refused.over();
    return grant;
  }

  return {
    async grantFreeRounds(tx, wish, by) {
      const planned = await plan(tx, wish, by);
      if (await insertGrant(tx, planned)) {
        await report(tx, planned, { at: planned.grantedAt, action: planned.state, by });
        return planned;
      }
      const known = await selectByRequest(tx, wish.siteId, wish.requestId);
      if (contentOf(known) !== contentOf(planned)) throw refused.requestIdReused();
      return known;
    },
    decide: (operator, id, approved) =>
      db.transaction().execute(async (tx) => {
        const grant = await living(tx, operator, id);
        const { operatorId: decidedBy } = operator;
        const at = clock.now();
        const refusal = refusalToDecide(grant, decidedBy, at);
        if (refusal !== undefined) throw refusal === 'own' ? refused.own() : refused.over();
        await insertDecision(tx, id, { approved, decidedBy, decidedAt: at });
        const state = approved ? 'granted' : 'rejected';
        await report(tx, grant, { at, action: state, by: { kind: 'operator', id: decidedBy } });
        return { ...grant, state, decidedBy };
      }),
    cancel: (operator, id, reason) =>
      db.transaction().execute(async (tx) => {
        const grant = await living(tx, operator, id);
        const at = clock.now();
        await markCancelled(tx, id, at);
        await report(tx, grant, { at, action: 'cancelled', by: { kind: 'operator', id: operator.operatorId }, reason });
        return { ...grant, cancelledAt: at };
      }),
    list: (siteId, page) => listGrants(db, siteId, page),
  };
}
