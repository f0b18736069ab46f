import { parseAmount } from '@quetzal/domain/money';
import type { EventActor } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Ledger } from '#modules/ledger';
import type { Members } from '#modules/members';
import type { SiteFacts } from '../wallet.deposits.ts';
import { expireBonusesJob } from './bonus.jobs.ts';
import { bonusErrors } from './bonus.errors.ts';
import type { Bonus, BonusGrant } from './bonus.model.ts';
import { reportBonus } from './bonus-money.ts';
import { createCreditKeeper } from './bonus-credits.ts';
import { type BonusDeciding, type BonusOperator, createDeciding } from './decide-bonus.ts';
import { createGiftApproval } from './gift-approval.ts';
import { createGiving } from './give-bonus.ts';
import * as store from './bonuses.store.ts';

/** What the room of restricted credit is made of. */
export interface BonusDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  sites: SiteFacts;
  members: Pick<Members, 'byAccount' | 'lockForBonus' | 'lockIfBonus' | 'setBonusCredit'>;
  /** Tells the member's open screens what they hold now. */
  publishBalance(memberId: string): void;
  onError: (error: unknown) => void;
}

/** What an operator wants to give; the amount is a decimal string. */
export interface BonusWish {
  account: string;
  amount: string;
  reason: string;
  expiresAt: Date;
  wagerTimes: number;
  gameTypes?: readonly string[] | undefined;
  /** Made by the client: the same wish sent again is the same credit. */
  requestId: string;
}

/** Restricted credit: who gives it, and how it ends other than by play. */
export interface Bonuses extends BonusDeciding {
  /** Gives credit at once, inside the caller's transaction; a grant whose id is known is answered and not given again. */
  grantBonus(tx: Tx, grant: BonusGrant): Promise<Bonus>;
  /** Gives credit for an operator; above what the site lets one person give a member within a day it is `proposed` and another one decides. */
  propose(operator: BonusOperator, wish: BonusWish): Promise<Bonus>;
  /** Credits of a site, of one member when one is named; an account that is not there has none. */
  list(
    filter: store.BonusFilter & { account?: string | undefined },
    page: { offset: number; limit: number },
  ): Promise<{ bonuses: Bonus[]; total: number }>;
  /** Above which amount within a day what is given to a member of this site waits for a second person; null when nothing does. */
  setApprovalAbove(tx: Tx, siteId: string, above: bigint | null): Promise<void>;
  jobs: Job[];
}

/** The restricted credit of the wallet. */
export function createBonuses(deps: BonusDeps): Bonuses {
  const { db, members, sites } = deps;
  const { plan, enter, start } = createGiving(deps);
  const { noteLiving } = createCreditKeeper(deps);
  const { isForOne } = createGiftApproval(deps);

  return {
    async grantBonus(tx, grant) {
      const holder = await members.lockForBonus(tx, grant.memberId);
      if (holder === undefined) throw bonusErrors.memberUnknown();
      const { bonus, isNew } = await enter(tx, plan(holder.siteId, grant, null));
      return isNew ? start(tx, bonus, holder, { kind: 'system' }) : bonus;
    },
    async propose({ operatorId, siteId }, { account, amount, requestId, ...wish }) {
      const { currency } = await sites.byId(siteId);
      const parsed = parseAmount(amount, currency);
      if (!parsed.ok || parsed.value.amount <= 0n) throw bonusErrors.amountMalformed();
      const member = await members.byAccount(db, siteId, account);
      if (member === undefined) throw bonusErrors.memberUnknown();
      const grant = { ...wish, id: requestId, memberId: member.id, amount: parsed.value };
      const planned = plan(siteId, grant, operatorId);
      const actor: EventActor = { kind: 'operator', id: operatorId };
      const made = await db.transaction().execute(async (tx) => {
        const holder = await members.lockForBonus(tx, member.id);
        const { bonus, isNew } = await enter(tx, planned);
        if (holder === undefined || !isNew) return bonus;
        if (await isForOne(tx, planned)) return start(tx, bonus, holder, actor);
        await reportBonus(tx, bonus, { action: 'proposed', at: bonus.createdAt, actor, reason: bonus.reason });
        return bonus;
      });
      deps.publishBalance(made.memberId);
      return made;
    },
    ...createDeciding(deps, { start, noteLiving }),
    async list({ account, ...filter }, page) {
      if (account === undefined) return store.listBonuses(db, filter, page);
      const member = await members.byAccount(db, filter.siteId, account);
      return member === undefined
        ? { bonuses: [], total: 0 }
        : store.listBonuses(db, { ...filter, memberId: member.id }, page);
    },
    setApprovalAbove: store.saveApprovalAbove,
    jobs: [expireBonusesJob({ ...deps, noteLiving })],
  };
}
