import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Member } from '#modules/members';
import type { FactorsCaller, FactorsDeps, OwnerWords } from './factors.model.ts';
import type { RecoveryCodes } from './recovery/recovery-codes.ts';
import type { StepUp } from './step-up/step-up.ts';
import { tellOwner } from './tell-owner.ts';

/** What every change of factors begins and ends with. */
export function createFactorChanges(
  deps: FactorsDeps,
  { recovery, stepUp }: { recovery: RecoveryCodes; stepUp: StepUp },
) {
  const { db, clock, members } = deps;

  async function memberOf({ memberId }: FactorsCaller): Promise<Member> {
    const member = await members.byId(db, memberId);
    if (member === undefined) throw errors.notLoggedIn();
    return member;
  }

  /** The member, once they have shown that they are the owner and not somebody at an open screen. */
  async function ownerOf(caller: FactorsCaller, words: OwnerWords): Promise<Member> {
    const member = await memberOf(caller);
    await stepUp.proveOwner(member, words);
    return member;
  }

  /** Reports a change and tells the owner, in the transaction that makes it. */
  async function changed(tx: Tx, member: Member, { language }: FactorsCaller, action: string): Promise<void> {
    await reportEvent(tx, {
      at: clock.now(),
      siteId: member.siteId,
      component: 'identity.factors',
      action,
      subject: `member:${member.id}`,
      actor: { kind: 'member', id: member.id },
    });
    await tellOwner(tx, deps, member, 'factors_changed', language);
  }

  /** Codes come with the first factor; with the next one the same go on. */
  const firstCodes = async (tx: Tx, memberId: string): Promise<string[]> =>
    (await recovery.left(tx, memberId)) > 0 ? [] : recovery.issue(tx, memberId);

  /** Codes are for other factors: without any they go too. */
  async function dropIdleCodes(tx: Tx, memberId: string): Promise<void> {
    if ((await stepUp.ownFactors(tx, memberId)).length === 0) await recovery.removeAll(tx, memberId);
  }

  return { memberOf, ownerOf, changed, firstCodes, dropIdleCodes };
}
