import { reportEvent } from '#kernel/audit/event-report.ts';
import { newProposal, refusalToDecide } from '#kernel/auth/proposal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { tellMember } from '#modules/inbox';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Sites } from '#modules/site';
import type { Identity } from '../../identity.service.ts';
import { factorErrors } from '../factors.errors.ts';
import { tellOwner } from '../tell-owner.ts';
import type { FactorReset, HeldFactors, ResetOperator, ResetState } from './reset.model.ts';
import * as store from './resets.store.ts';

/** What the room is made of. */
export interface FactorResetsDeps {
  db: Database;
  clock: Clock;
  sites: Pick<Sites, 'byId'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  profiles: Pick<Profiles, 'of'>;
  messages: Pick<Messages, 'send'>;
  identity: Pick<Identity, 'logOutEverywhere'>;
}

/** Removing the second factors that a member lost: no single operator can do it. */
export interface FactorResets {
  /** Proposes it for a day. Refuses with `identity.reset_member_unknown`, `_needless` and `_open`. */
  propose(by: ResetOperator, wish: { account: string; reason: string }): Promise<FactorReset>;
  /**
   * Removes the authenticator app, the passkeys and the recovery codes, ends every session, and tells the member by mail
   * or text and in the inbox. Refuses with `identity.reset_own`, `identity.reset_decided` and `identity.reset_not_found`.
   */
  approve(by: ResetOperator, id: string): Promise<FactorReset>;
  reject(by: ResetOperator, id: string): Promise<FactorReset>;
  list(
    filter: { siteId: string; state?: ResetState | undefined },
    page: { offset: number; limit: number },
  ): Promise<{ resets: FactorReset[]; total: number }>;
}

const isNothing = ({ totp, passkeys, recoveryCodes }: HeldFactors) => !totp && passkeys === 0 && recoveryCodes === 0;

/** Wires the room. */
export function createFactorResets(deps: FactorResetsDeps): FactorResets {
  const { db, clock, members } = deps;

  const report = (
    tx: Tx,
    { id, siteId, memberId, reason }: FactorReset,
    told: { action: string; operatorId: string; before?: object; after?: object },
  ) =>
    reportEvent(tx, {
      at: clock.now(),
      siteId,
      component: 'identity.factor_resets',
      action: told.action,
      subject: `member:${memberId}`,
      actor: { kind: 'operator', id: told.operatorId },
      reason,
      before: told.before,
      after: { resetId: id, ...told.after },
    });

  function decide({ operatorId, siteId }: ResetOperator, id: string, state: 'approved' | 'rejected') {
    return db.transaction().execute(async (tx) => {
      const reset = await store.lockReset(tx, siteId, id);
      if (reset === undefined) throw factorErrors.resetNotFound();
      const decidedAt = clock.now();
      const refusal = refusalToDecide(reset, operatorId, decidedAt);
      if (refusal !== undefined) throw refusal === 'own' ? factorErrors.resetOwn() : factorErrors.resetDecided();
      await store.updateDecided(tx, id, { state, decidedBy: operatorId, decidedAt });
      const before = await store.countFactors(tx, reset.memberId);
      if (state === 'approved') {
        await store.deleteFactors(tx, reset.memberId);
        await tell(tx, reset);
      }
      const after = await store.countFactors(tx, reset.memberId);
      await report(tx, reset, { action: state, operatorId, before, after });
      return { ...reset, state, decidedBy: operatorId, decidedAt };
    });
  }

  /** The member has to hear of it: whoever asked may not have been the member. */
  async function tell(tx: Tx, { memberId, siteId }: FactorReset): Promise<void> {
    const member = await members.byId(tx, memberId);
    if (member === undefined) throw factorErrors.resetMemberUnknown();
    const { defaultLanguage } = await deps.sites.byId(siteId);
    await tellOwner(tx, deps, member, 'factors_reset', defaultLanguage);
    await tellMember(tx, { siteId, memberId, at: clock.now() }, { kind: 'factors_reset', params: {} });
  }

  return {
    async propose({ operatorId, siteId }, { account, reason }) {
      const member = await members.byAccount(db, siteId, account);
      if (member === undefined) throw factorErrors.resetMemberUnknown();
      const proposedAt = clock.now();
      return db.transaction().execute(async (tx) => {
        await store.lockProposals(tx, member.id);
        const held = await store.countFactors(tx, member.id);
        if (isNothing(held)) throw factorErrors.resetNeedless();
        if ((await store.selectOpen(tx, member.id, proposedAt)) !== undefined) throw factorErrors.resetOpen();
        const reset: FactorReset = {
          id: newId(),
          siteId,
          memberId: member.id,
          account: member.account,
          reason,
          ...newProposal(operatorId, proposedAt),
        };
        await store.insertReset(tx, reset);
        await report(tx, reset, { action: 'proposed', operatorId, before: held });
        return reset;
      });
    },
    async approve(by, id) {
      const reset = await decide(by, id, 'approved');
      // Whoever is in came in with what is gone now.
      await deps.identity.logOutEverywhere(reset.memberId);
      return reset;
    },
    reject: (by, id) => decide(by, id, 'rejected'),
    list: (filter, page) => store.listResets(db, filter, page),
  };
}
