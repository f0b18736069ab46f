import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Member } from '#modules/members';
import type { FactorsDeps, OwnerWords } from '../factors/factors.model.ts';
import type { StepUp } from '../factors/step-up/step-up.ts';
import { tellOwner } from '../factors/tell-owner.ts';
import { hasOtherWay, lockWaysIn } from '../ways-in.ts';
import { ThirdPartyRefusal } from './provider.model.ts';
import { thirdPartyErrors } from './third-party.errors.ts';
import * as store from './third-party.store.ts';

/** An outside account of a member. */
export interface Link {
  provider: string;
  linkedAt: Date;
  lastUsedAt: Date | null;
  /** Nothing else would let the member in, so it cannot be unlinked. */
  isOnlyWay: boolean;
}

/** Which outside accounts lead into a member's. Only somebody who is inside makes or removes a link. */
export interface Links {
  of(memberId: string): Promise<Link[]>;
  /** Whether a member may begin to link. Refuses with `identity.third_party_is_linked`, and as a proof of the owner does. */
  allow(memberId: string, provider: string, words: OwnerWords): Promise<void>;
  /** Throws `ThirdPartyRefusal` when the outside account, or the member's place for the provider, is taken. */
  link(account: store.OutsideAccount, memberId: string): Promise<void>;
  /** Refuses with `identity.third_party_last_way` when nothing else would let the member in. */
  unlink(memberId: string, provider: string, words: OwnerWords): Promise<void>;
}

type Deps = Pick<FactorsDeps, 'db' | 'clock' | 'members' | 'profiles' | 'messages'> & { stepUp: StepUp };

/** Wires the links. */
export function createLinks(deps: Deps): Links {
  const { db, clock, members, profiles, stepUp } = deps;

  async function memberOf(memberId: string): Promise<Member> {
    const member = await members.byId(db, memberId);
    if (member?.state !== 'active') throw errors.notLoggedIn();
    return member;
  }

  async function changed(tx: Tx, member: Member, action: 'linked' | 'unlinked', provider: string): Promise<void> {
    await reportEvent(tx, {
      at: clock.now(),
      siteId: member.siteId,
      component: 'identity.third_party',
      action,
      subject: `member:${member.id}`,
      actor: { kind: 'member', id: member.id },
      after: { provider },
    });
    await tellOwner(tx, deps, member, 'third_party_changed', 'en');
  }

  async function assertOtherWay(reader: Reader, memberId: string, provider: string): Promise<void> {
    if (!(await hasOtherWay({ db: reader, profiles }, memberId, { provider }))) throw thirdPartyErrors.lastWay();
  }

  return {
    async of(memberId) {
      const own = await store.selectLinks(db, memberId);
      const [link] = own;
      const isOnlyWay =
        own.length === 1 && link !== undefined && !(await hasOtherWay(deps, memberId, { provider: link.provider }));
      return own.map((each) => ({ ...each, isOnlyWay }));
    },
    async allow(memberId, provider, words) {
      const member = await memberOf(memberId);
      const isLinked = (await store.selectLinks(db, memberId)).some((link) => link.provider === provider);
      if (isLinked) throw thirdPartyErrors.isLinked();
      await stepUp.proveOwner(member, words);
    },
    async link(account, memberId) {
      const member = await memberOf(memberId);
      await db.transaction().execute(async (tx) => {
        if (!(await store.insertLink(tx, account, memberId, clock.now()))) throw new ThirdPartyRefusal('taken');
        await changed(tx, member, 'linked', account.provider);
      });
    },
    async unlink(memberId, provider, words) {
      const member = await memberOf(memberId);
      await assertOtherWay(db, memberId, provider);
      await stepUp.proveOwner(member, words);
      await db.transaction().execute(async (tx) => {
        await lockWaysIn(tx, memberId);
        await assertOtherWay(tx, memberId, provider);
        if (!(await store.deleteLink(tx, memberId, provider))) throw errors.notFound();
        await changed(tx, member, 'unlinked', provider);
      });
    },
  };
}
