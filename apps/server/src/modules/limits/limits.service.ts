import { type LimitName, limitNames, type Limits as LimitValues } from '@quetzal/domain/limits';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Members } from '#modules/members';
import type { Records } from '#modules/records';
import { type Breaks, createBreaks } from './breaks/breaks.service.ts';
import { confirmChange, requestRemoval, setLimit } from './change-limit.ts';
import { isPlayLimited } from './guard.store.ts';
import { limitErrors } from './limits.errors.ts';
import { limitJobs } from './limits.jobs.ts';
import { createPlayers } from './players.ts';
import * as store from './limits.store.ts';
import type { ExclusionRegister } from './register/exclusion-register.ts';
import { createRegisterWatch, type RegisterWatch } from './register/register-watch.ts';
import type { Decider } from './breaks/break.model.ts';
import { refusalOfStake, type StakeRefusal, type StakeWish } from './stake-check.ts';
import { type DepositAsked, type DepositDecision, decideDeposit, hasRoomFor } from './deposit-check.ts';
import { noteReview } from './session/review.ts';
import { acknowledge, type Stay, stayOf } from './session/stay.ts';
import { setDepositPolicy, setSiteLimit } from './site-limits.ts';
import { type DepositPolicy, selectDepositPolicy, selectSiteLimits } from './site-limits.store.ts';
import { usageOf } from './usage.ts';
import type { LimitFacts } from './limits.views.ts';

/** What the room is made of. */
export interface LimitsDeps {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'publish'>;
  members: Pick<Members, 'byId' | 'byAccount' | 'setPlayLimited' | 'birthdayOf'>;
  records: Pick<Records, 'playSums'>;
  sites: {
    byId(siteId: string): Promise<{
      currency: string;
      timeZone: string;
      settings?: { policies?: { limitReviewDays?: number } };
    }>;
  };
  identity: Pick<Identity, 'logOutEverywhere' | 'playingSince'>;
  ledger: Pick<Ledger, 'accountsFor' | 'lockAccounts'>;
  /** Left out where no register of excluded people has to be asked. */
  register?: ExclusionRegister | undefined;
}

/** What a site has decided for all its members. */
export interface SiteRules {
  currency: string;
  values: LimitValues;
  depositOverLimit: DepositPolicy;
}

/** What members may stake and pay in. */
export interface Limits extends Omit<Breaks, 'breakJobs'>, Pick<RegisterWatch, 'checkRegister'> {
  /** All limits of a member, with how much of each is used. */
  factsOf(memberId: string): Promise<LimitFacts>;
  /** Sets a limit: stricter at once, looser after a day and a confirmation. */
  set(memberId: string, name: LimitName, value: string): Promise<void>;
  requestRemoval(memberId: string, name: LimitName): Promise<void>;
  confirm(memberId: string, name: LimitName): Promise<void>;
  /** The member of a site's account name; `limits.account_unknown` when there is none. */
  memberAt(siteId: string, account: string): Promise<{ memberId: string; siteId: string }>;
  /**
   * Refuses to let money go to where bets are out of our sight: nothing could hold a member's limits, or the site's, there.
   * `limits.transfer_unwatched`, and what `assertMayPlay` refuses with.
   */
  assertMayTransferIn(db: Reader, memberId: string): Promise<void>;
  /** The stay of a login: its time, its bets, and what ends or interrupts it. */
  stayOf(caller: { memberId: string; sessionId: string }): Promise<Stay>;
  /** Notes that the member has looked up; a reality check that is not due stays as it is. */
  acknowledge(caller: { memberId: string; sessionId: string }): Promise<void>;
  /** Notes that the member has looked over their limits, so that the next review is asked for a term later. */
  noteReview(of: { memberId: string; siteId: string }): Promise<void>;
  /** Why a stake may not be taken; call it in the transaction that takes it, under the player's turn. */
  refusalOfStake(tx: Tx, wish: StakeWish, now: Date): Promise<StakeRefusal | undefined>;
  /** Decides about a deposit in the transaction that writes it down; `lockDeposits` comes first. */
  decideDeposit(tx: Tx, asked: DepositAsked): Promise<DepositDecision>;
  /** Whether money for a deposit that was given up may still be credited now; `lockDeposits` comes first. */
  hasRoomFor(tx: Tx, late: Pick<DepositAsked, 'player' | 'amount'>): Promise<boolean>;
  siteLimitsOf(siteId: string): Promise<SiteRules>;
  /** Decides what becomes of deposits beyond a limit at the operator's site. */
  setDepositPolicy(by: Decider, policy: DepositPolicy): Promise<void>;
  /** Sets a limit for each member of the operator's site; null removes it. */
  setSiteLimit(by: Decider, name: LimitName, value: string | null): Promise<void>;
  jobs: Job[];
}

/** The limits module. */
export function createLimits(deps: LimitsDeps): Limits {
  const { db, clock } = deps;
  const playerOf = createPlayers(deps);
  const { breakJobs, ...breaks } = createBreaks(deps);
  const { checkRegister, registerJobs } = createRegisterWatch(deps);
  return {
    ...breaks,
    checkRegister,
    async factsOf(memberId) {
      const player = await playerOf(memberId);
      const now = clock.now();
      const own = await store.selectLimits(db, memberId);
      const site = await selectSiteLimits(db, player.siteId);
      return { player, own, site, now, usage: await usageOf(deps, db, player, limitNames, now) };
    },
    set: async (memberId, name, value) => setLimit(deps, await playerOf(memberId), name, value),
    requestRemoval: async (memberId, name) => requestRemoval(deps, await playerOf(memberId), name),
    confirm: async (memberId, name) => confirmChange(deps, await playerOf(memberId), name),
    async memberAt(siteId, account) {
      const member = await deps.members.byAccount(db, siteId, account);
      if (member === undefined) throw limitErrors.accountUnknown();
      return { memberId: member.id, siteId };
    },
    async siteLimitsOf(siteId) {
      const { currency } = await deps.sites.byId(siteId);
      return {
        currency,
        values: await selectSiteLimits(db, siteId),
        depositOverLimit: await selectDepositPolicy(db, siteId),
      };
    },
    async assertMayTransferIn(reader, memberId) {
      await breaks.assertMayPlay(reader, memberId);
      if (await isPlayLimited(reader, memberId)) throw limitErrors.transferUnwatched();
    },
    stayOf: async ({ memberId, sessionId }) => stayOf(deps, await playerOf(memberId), sessionId),
    acknowledge: async ({ memberId, sessionId }) => acknowledge(deps, await playerOf(memberId), sessionId),
    noteReview: (of) => noteReview(deps, of),
    decideDeposit: (tx, asked) => decideDeposit(tx, asked, clock.now()),
    hasRoomFor: (tx, late) => hasRoomFor(tx, late, clock.now()),
    setDepositPolicy: (by, policy) => setDepositPolicy(deps, by, policy),
    setSiteLimit: (by, name, value) => setSiteLimit(deps, by, name, value),
    refusalOfStake: (tx, wish, now) => refusalOfStake(deps, tx, wish, now),
    jobs: [...limitJobs({ ...deps, playerOf }), ...breakJobs, ...registerJobs],
  };
}
