import { maskAddress, maskNumber } from '@quetzal/domain/members';
import { reportEvent } from '#kernel/audit/event-report.ts';
import { errors } from '#kernel/errors/app-error.ts';
import type { Site } from '#modules/site';
import { identityErrors } from '../identity.errors.ts';
import type { OwnerWords } from '../factors/factors.model.ts';
import type { PasswordsDeps } from '../passwords/passwords.deps.ts';

/** A telephone as `+525512345678`, or a mail address in lower case, that is to become a member's. */
export interface NewContact {
  channel: 'sms' | 'email';
  to: string;
}

/** Changing a number or an address: what its owner proves to be one with, and a code to the new one, both. */
export interface Contacts {
  /** Sends a code to the new contact; whoever has it already is told so there, and the answer does not tell. */
  requestCode(
    site: Site,
    caller: { memberId: string; language: string; ip: string },
    contact: NewContact,
  ): Promise<{ expiredMinutes: number }>;
  /** Refuses with `identity.password_*`, `identity.proof_*`, `identity.locked`, `identity.code_*` and `identity.identity_taken`. */
  change(
    site: Site,
    caller: { memberId: string; language: string },
    wish: NewContact & OwnerWords & { verificationCode: string },
  ): Promise<void>;
}

const factOf = { sms: 'mobile', email: 'email' } as const;
const fieldOf = { sms: 'mobileNum', email: 'email' } as const;
const masked = (contact: NewContact): string =>
  contact.channel === 'sms' ? maskNumber(contact.to) : maskAddress(contact.to);

/** Wires the room. */
export function createContacts(
  deps: Pick<PasswordsDeps, 'db' | 'clock' | 'members' | 'profiles' | 'codes' | 'messages' | 'stepUp'>,
): Contacts {
  const { db, clock, members, profiles, codes, messages } = deps;
  return {
    async requestCode(site, { memberId, language, ip }, { channel, to }) {
      const holder = await profiles.holderOf(db, site.id, factOf[channel], to);
      const isTaken = holder !== undefined && holder !== memberId;
      const insteadOfCode = isTaken ? 'already_registered' : undefined;
      return codes.issue({ site, purpose: 'contact', channel, to, memberId, language, ip, insteadOfCode });
    },
    async change(site, caller, { channel, to, verificationCode, ...words }) {
      const member = await members.byId(db, caller.memberId);
      if (member === undefined) throw errors.notLoggedIn();
      await deps.stepUp.proveOwner(member, words);
      await codes.redeem({ site, purpose: 'contact', channel, to }, verificationCode);
      await db.transaction().execute(async (tx) => {
        const fact = factOf[channel];
        const before = (await profiles.of(tx, member.id)).facts[fact];
        const { taken } = await profiles.setContact(tx, member, { fact, value: to });
        if (taken !== undefined) throw identityErrors.identityTaken(fieldOf[channel]);
        await reportEvent(tx, {
          at: clock.now(),
          siteId: site.id,
          component: 'identity.contacts',
          action: 'changed',
          subject: `member:${member.id}`,
          actor: { kind: 'member', id: member.id },
          before: { [fact]: before === undefined ? null : masked({ channel, to: before }) },
          after: { [fact]: masked({ channel, to }) },
        });
        // The one from before hears of it: if it was not its owner, that is where they still are.
        const language = member.language ?? caller.language;
        const params = { account: member.account };
        const notice = {
          siteId: site.id,
          memberId: member.id,
          channel,
          template: 'contact_changed',
          language,
          params,
        } as const;
        await messages.send(tx, { ...notice, to: before ?? to });
      });
    },
  };
}
