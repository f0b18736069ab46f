import { maskIp } from '@quetzal/domain/members';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { tellMember, timeText } from '#modules/inbox';
import type { Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import { browserOf } from '../own-sessions/browser-of.ts';
import type { LoginWish } from '../login.model.ts';
import { isWanted, upsertChoice } from './notices.store.ts';

/** Messages about logins from new devices and addresses, to members who want them. */
export interface LoginNotices {
  /** Tells of a login in its transaction; nothing is said of the first one, of one from where the member has been, or of a session that goes to the other door. */
  tell(tx: Tx, wish: LoginWish, known: { isDeviceKnown: boolean; isAddressKnown: boolean }): Promise<void>;
  /** Writes down whether a member wants to be told. */
  choose(owner: { siteId: string; memberId: string }, isWantedNow: boolean): Promise<void>;
}

/** Wires the room; `knowsAddresses` is false where nobody keeps track of them. */
export function createLoginNotices(deps: {
  db: Database;
  clock: Clock;
  profiles: Pick<Profiles, 'of'>;
  messages: Pick<Messages, 'send'>;
  knowsAddresses: boolean;
}): LoginNotices {
  const { db, clock, profiles, messages, knowsAddresses } = deps;
  return {
    async tell(tx, { site, member, origin, way, language: asked }, { isDeviceKnown, isAddressKnown }) {
      if (way === 'handover') return;
      const isNew = !isDeviceKnown || (knowsAddresses && !isAddressKnown);
      if (member.lastLoginAt === null || !isNew || !(await isWanted(tx, member.id))) return;
      const { browser: name, system } = browserOf(origin.userAgent ?? null);
      const browser = [name, system].filter((part) => part !== null).join(', ') || '—';
      const [address, at] = [maskIp(origin.ip), clock.now()];
      const params = { time: { at: at.toISOString() }, browser, address };
      await tellMember(tx, { siteId: site.id, memberId: member.id, at }, { kind: 'new_login', params });
      const { facts } = await profiles.of(tx, member.id);
      const to = facts.email ?? facts.mobile;
      if (to === undefined) return;
      const language = member.language ?? asked;
      await messages.send(tx, {
        siteId: site.id,
        memberId: member.id,
        channel: facts.email === undefined ? 'sms' : 'email',
        to,
        template: 'login_notice',
        language,
        params: {
          account: member.account,
          time: timeText(at, { language, timeZone: site.timeZone }),
          browser,
          address,
        },
      });
    },
    choose: ({ siteId, memberId }, isWantedNow) =>
      db.transaction().execute(async (tx) => {
        const before = await isWanted(tx, memberId);
        await upsertChoice(tx, memberId, isWantedNow, clock.now());
        await reportEvent(tx, {
          at: clock.now(),
          siteId,
          component: 'identity.login_notice',
          action: 'changed',
          subject: `member:${memberId}`,
          actor: { kind: 'member', id: memberId },
          before: { isWanted: before },
          after: { isWanted: isWantedNow },
        });
      }),
  };
}
