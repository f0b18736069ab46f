import { maskIp } from '@quetzal/domain/members';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { hashSecret } from '#kernel/ids/ids.ts';
import type { Members } from '#modules/members';
import { assertMayEnter, isInactive } from './access.ts';
import { selectCredential } from './credentials.store.ts';
import { identityErrors } from './identity.errors.ts';
import { isDeviceKnown } from './known-devices.store.ts';
import type {
  LoggedIn,
  LoginFacts,
  LoginOrigin,
  LoginVerification,
  LoginWay,
  LoginWish,
  Remembered,
  Verification,
  VerificationReason,
} from './login.model.ts';
import { forgetLogins } from './login-attempts.ts';
import type { LoginNotices } from './notices/notices.service.ts';
import type { RememberedBrowsers } from './remembered/remembered.service.ts';
import type { Sessions } from './sessions.ts';
import { selectLatestLogin } from './sessions.store.ts';
import { isWelcomeDue } from './welcome/welcome.store.ts';

/** What coming in is made of. */
export interface EntryDeps {
  db: Database;
  clock: Clock;
  members: Members;
  sessions: Sessions;
  rememberedBrowsers: RememberedBrowsers;
  notices: LoginNotices;
  /** Left out where nobody asks for a second proof. */
  verification?: Verification | undefined;
  /** Told of everyone who comes in as a player, before the answer goes out. */
  atLogin?: ((memberId: string) => Promise<void>) | undefined;
}

/** A telephone, an authenticator or a browser of the last day at hand is more than something that somebody knows. */
const provesMore: ReadonlySet<LoginWay> = new Set(['sms', 'passkey', 'remembered']);

/** No member has this id: asked for it, the database works as long as for one who is there. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whether a member, if there is one, has come in completely in this browser before, and from around this address. */
export async function familiarity(
  db: Reader,
  { verification }: Pick<EntryDeps, 'verification'>,
  { memberId, origin }: { memberId: string | undefined; origin: LoginOrigin },
): Promise<{ isDeviceKnown: boolean; isAddressKnown: boolean }> {
  const id = memberId ?? nobody;
  const { deviceToken, ip } = origin;
  return {
    isDeviceKnown: deviceToken !== undefined && (await isDeviceKnown(db, id, hashSecret(deviceToken))),
    isAddressKnown: (await verification?.isAddressKnown(db, id, ip)) ?? false,
  };
}

/** A locked account opens to a second proof; undefined stands for somebody who may come in with the first. */
async function reasonFor(
  { db, verification }: EntryDeps,
  wish: LoginWish,
  facts: LoginFacts,
): Promise<VerificationReason | undefined> {
  const reason = await verification?.reasonFor(db, wish, facts);
  if (reason !== undefined) return reason;
  if (facts.isLocked) return 'locked';
  return facts.isInactive && !provesMore.has(wish.way) ? 'inactive' : undefined;
}

/**
 * Lets somebody in who has given the first proof, or answers a ticket for the second one. Refuses as `assertMayEnter` does,
 * and with `identity.verification_impossible` when a second proof is needed and there is nothing to give one with;
 * `lockedMinutes` says how long the password alone does not count.
 */
export async function enter(
  deps: EntryDeps,
  wish: LoginWish,
  lockedMinutes?: number,
): Promise<LoggedIn | LoginVerification> {
  const { db, clock, verification } = deps;
  const { site, member, side, origin } = wish;
  assertMayEnter(member, side);
  const { isDeviceKnown: isKnown } = await familiarity(db, deps, { memberId: member.id, origin });
  const isLocked = lockedMinutes !== undefined;
  const facts = { isLocked, isInactive: isInactive(site, member, clock.now()), isDeviceKnown: isKnown };
  const reason = await reasonFor(deps, wish, facts);
  if (reason === undefined) return completeLogin(deps, wish);
  const offered = await db.transaction().execute(async (tx) => verification?.offer(tx, wish, reason));
  if (offered !== undefined) return { verification: offered };
  if (isLocked) throw identityErrors.locked(lockedMinutes);
  // Nothing was ever learnt of the member that could tell them from somebody else.
  if (reason === 'unregistered_ip') return completeLogin(deps, wish);
  throw identityErrors.verificationImpossible();
}

/** Lets somebody in who has given every proof; `verifiedBy` names the second one, which also opens a locked account. */
export async function completeLogin(deps: EntryDeps, wish: LoginWish, verifiedBy?: string): Promise<LoggedIn> {
  const { db, clock, atLogin } = deps;
  const { member, side } = wish;
  assertMayEnter(member, side);
  if (side === 'member') await atLogin?.(member.id);
  const credential = await selectCredential(db, member.id);
  const opened = await db.transaction().execute((tx) => open(tx, deps, wish, verifiedBy));
  const { previous, remembered, token } = opened;
  return {
    token,
    firstTimeLogin: member.lastLoginAt === null,
    passwordExpired: isOver(credential?.expiresAt, clock.now()),
    passwordIsDefault: credential?.isDefault ?? false,
    ...(side === 'member' && (await isWelcomeDue(db, member.id)) && { welcomeDue: true }),
    ...(previous && {
      previousLogin: { at: previous.at.toISOString(), ip: previous.ip === null ? null : maskIp(previous.ip) },
    }),
    ...(remembered && { remembered: { ...remembered, typedName: wish.typedName } }),
  };
}

const isOver = (end: Date | null | undefined, now: Date): boolean => end instanceof Date && end <= now;

async function open(tx: Tx, deps: EntryDeps, wish: LoginWish, verifiedBy: string | undefined) {
  const { members, notices, sessions, verification } = deps;
  const { member, side, origin } = wish;
  const previous = await selectLatestLogin(tx, member.id);
  await notices.tell(tx, wish, await familiarity(tx, { verification }, { memberId: member.id, origin }));
  const remembered = await rememberedFor(tx, deps, wish);
  await members.recordLogin(tx, member.id);
  const account = { siteId: member.siteId, accountKey: member.account.toLowerCase() };
  if (verifiedBy !== undefined) await forgetLogins(tx, account);
  else if (wish.way === 'password') await forgetLogins(tx, account, origin.ip);
  const token = await sessions.open(tx, { memberId: member.id, side, origin, familyId: remembered?.familyId });
  return { previous, remembered, token };
}

/** Only players are remembered: a portal that shows a whole team asks each time. */
async function rememberedFor(tx: Tx, deps: EntryDeps, wish: LoginWish): Promise<Remembered | undefined> {
  const { member, side, remembered, rememberMe } = wish;
  if (remembered !== undefined || !rememberMe || side === 'agent') return remembered;
  return deps.rememberedBrowsers.start(tx, { siteId: member.siteId, memberId: member.id, side });
}
