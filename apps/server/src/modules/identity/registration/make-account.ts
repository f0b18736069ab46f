import { memberTypes } from '@quetzal/domain/members';
import { localeOfTag } from '@quetzal/i18n';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { tellMember } from '#modules/inbox';
import type { Member, UniqueFact } from '#modules/members';
import type { Site } from '#modules/site';
import * as credentials from '../credentials.store.ts';
import { identityErrors } from '../identity.errors.ts';
import { passwordExpiry } from '../passwords/password-expiry.ts';
import { insertTransactionHash } from '../transaction-passwords.store.ts';
import { insertWelcome } from '../welcome/welcome.store.ts';
import type { RegistrationDeps } from './registration.deps.ts';
import type { CheckedRegistration, RegistrationWish } from './registration.model.ts';

/** What was looked up and made ready before the transaction: hashes take long. */
export interface NewcomerParts {
  password: string | undefined;
  paymentPassword: string | undefined;
  upline: Member | undefined;
  referrer: Member | undefined;
}

/** The input that says what somebody else has already. */
const fieldOf: Record<UniqueFact, string> = { mobile: 'mobileNum', email: 'email', idNumber: 'idNumber' };

/** The refusal of a number, address or document that somebody else has. */
export const takenError = (fact: UniqueFact) => identityErrors.identityTaken(fieldOf[fact]);

/** Makes the account with everything that belongs to it. Refuses with what somebody else was quicker to take. */
export async function makeAccount(
  tx: Tx,
  deps: RegistrationDeps,
  {
    site,
    wish,
    checked,
    hashes,
  }: { site: Site; wish: RegistrationWish; checked: CheckedRegistration; hashes: NewcomerParts },
): Promise<Member> {
  const { clock, members, profiles } = deps;
  const { form } = wish;
  const made = await members.createMember(tx, {
    siteId: site.id,
    account: checked.account,
    nickname: checked.nickname,
    type: memberTypes.member,
    currency: site.currency,
    uplineId: hashes.upline?.id,
    referrerId: hashes.referrer?.id,
    birthday: form.birthday,
    termsAcceptedAt: clock.now(),
    language: localeOfTag(wish.language)?.wire,
    registerMethod: form.registerMethod,
    registerUrl: form.registerUrl,
    registerDomain: form.domain,
  });
  if (made.outcome === 'account_taken') throw identityErrors.usernameTaken();
  const { id } = made.member;
  const isMobileVerified = checked.code !== undefined;
  const person = { memberId: id, siteId: site.id, birthday: form.birthday };
  const kept = await profiles.create(tx, { ...person, facts: checked.facts, isMobileVerified });
  if ('taken' in kept) throw takenError(kept.taken);
  const { password, paymentPassword } = hashes;
  const expiresAt = passwordExpiry(site, clock.now());
  if (password) {
    const credential = { passwordHash: password, isDefault: false, expiresAt };
    await credentials.upsertCredential(tx, id, credential, clock.now());
  }
  if (paymentPassword) await insertTransactionHash(tx, id, paymentPassword, clock.now());
  await deps.terms.accept(tx, { id, siteId: site.id });
  await insertWelcome(tx, id, clock.now());
  await report(tx, deps, made.member, { kind: wish.kind, namesakes: kept.namesakes });
  await welcome(tx, deps, made.member, checked, wish.language);
  return made.member;
}

async function report(
  tx: Tx,
  { clock }: RegistrationDeps,
  { id, siteId }: Member,
  found: { kind: string; namesakes: string[] },
): Promise<void> {
  const event = { at: clock.now(), siteId, component: 'identity.registration', subject: `member:${id}` };
  const actor = { kind: 'member', id } as const;
  await reportEvent(tx, { ...event, actor, action: 'registered', after: { by: found.kind } });
  if (found.namesakes.length === 0) return;
  const after = { sameNameAndBirthday: found.namesakes };
  await reportEvent(tx, { ...event, actor: { kind: 'system' }, action: 'possible_duplicate', after });
}

/** Greets the newcomer in the inbox, and by mail rather than by text. */
async function welcome(
  tx: Tx,
  { messages, clock }: RegistrationDeps,
  { id, siteId, account }: Member,
  { facts }: CheckedRegistration,
  language: string,
): Promise<void> {
  const at = { siteId, memberId: id, at: clock.now() };
  await tellMember(tx, at, { kind: 'welcome', params: { account } });
  const { email, mobile } = facts;
  const to = email ?? mobile;
  if (to === undefined) return;
  const channel = email === undefined ? 'sms' : 'email';
  const params = { account };
  await messages.send(tx, { siteId, memberId: id, channel, to, template: 'welcome', language, params });
}
