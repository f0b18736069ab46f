import { ageMax, ageOn, dayIn } from '@quetzal/domain/members';
import { isSameHolder } from '@quetzal/domain/wallet';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { type Site, siteIn, type Sites } from '#modules/site';
import type { Member } from '../member.model.ts';
import type { Members } from '../members.service.ts';
import {
  checkProfileField,
  maskedProfile,
  type ProfileField,
  profileFieldNames,
  profileFields,
} from './own-profile.fields.ts';
import { profileErrors } from './profile.errors.ts';
import type { Profiles } from './profiles.service.ts';

/** What somebody with a session gives to show that they own the account: the password if it has one, and a second proof. */
export interface OwnerProof {
  password?: string | undefined;
  /** `answer` is the code; of a passkey the device's answer as JSON. */
  proof?: { method: 'totp' | 'passkey' | 'recovery' | 'sms' | 'email'; answer: string } | undefined;
}

export interface OwnProfileDeps {
  db: Database;
  clock: Clock;
  sites: Pick<Sites, 'byId'>;
  members: Members;
  profiles: Profiles;
  /** The name that the member's payout accounts are in; undefined before the first. */
  payoutHolderOf(db: Reader, memberId: string): Promise<string | undefined>;
  /** Refuses whoever does not prove to be the owner. Slow on purpose: it is called outside of any transaction. */
  proveOwner: (member: Member, given: OwnerProof) => Promise<void>;
}

/** A member's own profile as the member sees it. */
export interface OwnProfile {
  member: Member;
  /** The account name of who told them of the site. */
  referrer: string | null;
  /** Only what the owner recognises each by; null is what was never told. */
  shown: Record<ProfileField, string | null>;
}

type Values = Partial<Record<ProfileField, string | null>>;

/** What members tell of themselves, read and changed by themselves. */
export interface OwnProfiles {
  of(memberId: string): Promise<OwnProfile>;
  /** What others may see; nothing personal hangs on it. */
  setNickname(memberId: string, nickname: string): Promise<void>;
  /**
   * Adds or replaces what is named. Refuses with `field.*`, `members.under_age`, `members.profile_fixed` for what is told
   * once, `members.name_differs_from_payouts`, `members.document_taken`, and as the proof of the owner does. The age is the
   * stricter of the site's and that of the country where the member is. Before and after stand masked in the event report.
   */
  change(
    owner: { memberId: string; country: string | undefined },
    told: Partial<Record<ProfileField, string>>,
    given: OwnerProof,
  ): Promise<void>;
}

/** Wires the room. */
export function createOwnProfiles(deps: OwnProfileDeps): OwnProfiles {
  const { db, clock, members } = deps;

  async function memberOf(memberId: string): Promise<Member> {
    const member = await members.byId(db, memberId);
    if (member === undefined) throw errors.notLoggedIn();
    return member;
  }

  return {
    async of(memberId) {
      const member = await memberOf(memberId);
      const values = await valuesOf(deps, memberId);
      const shown = maskedProfile(values) as Record<ProfileField, string | null>;
      const { referrerId } = member;
      const names = await members.accountsOf(db, referrerId === null ? [] : [referrerId]);
      return { member, referrer: names.get(referrerId ?? '') ?? null, shown };
    },
    async setNickname(memberId, nickname) {
      const member = await memberOf(memberId);
      if (nickname === member.nickname) return;
      await db.transaction().execute(async (tx) => {
        await members.setNickname(tx, memberId, nickname);
        const [before, after] = [{ nickname: member.nickname }, { nickname }];
        await reportEvent(tx, { at: clock.now(), ...aboutOwn(member), action: 'nickname_changed', before, after });
      });
    },
    async change({ memberId, country }, told, given) {
      const member = await memberOf(memberId);
      const site = siteIn(await deps.sites.byId(member.siteId), country);
      const wanted = checked(site, told, clock.now());
      await deps.proveOwner(member, given);
      await db.transaction().execute((tx) => write(tx, deps, member, wanted));
    },
  };
}

const aboutOwn = ({ id, siteId }: Member) =>
  ({ siteId, component: 'members.profile', subject: `member:${id}`, actor: { kind: 'member', id } }) as const;

async function valuesOf({ db, members, profiles }: OwnProfileDeps, memberId: string, tx?: Tx): Promise<Values> {
  const reader = tx ?? db;
  const { facts } = await profiles.of(reader, memberId);
  const known = { ...facts, birthday: await members.birthdayOf(reader, memberId) };
  return Object.fromEntries(profileFieldNames.map((field) => [field, known[field] ?? null])) as Values;
}

function checked(site: Site, told: Partial<Record<ProfileField, string>>, now: Date): Values {
  const fields = profileFieldNames.filter((field) => told[field] !== undefined);
  const wanted = Object.fromEntries(
    fields.map((field) => [field, checkProfileField(field, told[field] ?? '')]),
  ) as Values;
  const { birthday } = wanted;
  const age = birthday === undefined || birthday === null ? null : ageOn(birthday, dayIn(site.timeZone, now));
  if (age !== null && age < site.ageMin) throw profileErrors.underAge(site.ageMin);
  if (age !== null && age > ageMax) throw profileErrors.birthYear();
  return wanted;
}

/** Somebody who is paid out under a name already cannot call themselves otherwise. */
async function assertPayee(tx: Tx, deps: OwnProfileDeps, memberId: string, name: string | null | undefined) {
  if (name === null || name === undefined) return;
  const holder = await deps.payoutHolderOf(tx, memberId);
  if (holder !== undefined && !isSameHolder(holder, name)) throw profileErrors.nameDiffersFromPayouts();
}

async function write(tx: Tx, deps: OwnProfileDeps, member: Member, wanted: Values): Promise<void> {
  const { clock, members, profiles } = deps;
  await profiles.lock(tx, member.id);
  const before = await valuesOf(deps, member.id, tx);
  const changed = profileFieldNames.filter((field) => wanted[field] !== undefined && wanted[field] !== before[field]);
  const fixed = changed.find((field) => profileFields[field].isOnce && before[field] !== null);
  if (fixed !== undefined) throw profileErrors.fixed(fixed);
  if (changed.length === 0) return;
  await assertPayee(tx, deps, member.id, changed.includes('payeeName') ? wanted.payeeName : null);
  const { birthday: born, ...facts } = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  if (born && !(await members.setBirthday(tx, member.id, born))) throw profileErrors.fixed('birthday');
  const owner = { ...member, birthday: born ?? before.birthday ?? null };
  const kept = await profiles.setFacts(tx, owner, facts as Record<string, string>);
  if ('taken' in kept) throw profileErrors.documentTaken(kept.taken);
  const pick = (values: Values) => maskedProfile(Object.fromEntries(changed.map((field) => [field, values[field]])));
  const at = clock.now();
  await reportEvent(tx, { at, ...aboutOwn(member), action: 'changed', before: pick(before), after: pick(wanted) });
  if (kept.namesakes.length === 0) return;
  const after = { sameNameAndBirthday: kept.namesakes };
  await reportEvent(tx, { at, ...aboutOwn(member), actor: { kind: 'system' }, action: 'possible_duplicate', after });
}
