import { isTrialType } from '@quetzal/domain/members';
import { parseAmount } from '@quetzal/domain/money';
import type { Reader } from '#kernel/database/database.ts';
import { hashSecret } from '#kernel/ids/ids.ts';
import type { Game } from '#modules/games';
import type { StakeRefusal } from '#modules/limits';
import type { Member } from '#modules/members';
import type { Site } from '#modules/site';
import { selectSession, type VendorSession } from './entry.store.ts';
import type { VendorStatus } from './protocol.model.ts';
import type { VendorsDeps } from './vendors.deps.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be the id of a member, or of anything else of ours. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** A refusal before anything was done. */
export type Refusal = Exclude<VendorStatus, 'OK'>;

/** Which vendor calls, and for which site. */
export interface Caller {
  vendorCode: string;
  site: Site;
  /** Stands for the session token of the body, where a vendor's dialect does not carry ours. */
  sessionTokenHash?: string;
}

/** The player that a call names, when they are one of the site's. */
export async function playerOf(
  deps: Pick<VendorsDeps, 'members'>,
  db: Reader,
  site: Site,
  playerRef: string,
): Promise<Member | undefined> {
  const member = isUuid(playerRef) ? await deps.members.byId(db, playerRef) : undefined;
  return member?.siteId === site.id ? member : undefined;
}

/**
 * The session that a vendor acts under, or why it may not: unknown, ended, or the player has logged out. `member` is the
 * one whom the call names.
 */
export async function sessionOf(
  deps: VendorsDeps,
  db: Reader,
  { caller, member }: { caller: Caller; member: Member },
  body: { sessionToken: string; gameCode?: string },
): Promise<VendorSession | Refusal> {
  const { vendorCode, sessionTokenHash = hashSecret(body.sessionToken) } = caller;
  const session = await selectSession(db, vendorCode, sessionTokenHash);
  if (session === undefined || session.memberId !== member.id) return 'INVALID_TOKEN';
  if (body.gameCode !== undefined && body.gameCode !== session.gameCode) return 'INVALID_TOKEN';
  const isUnderWay =
    session.expiresAt > deps.clock.now() && (await deps.identity.isSessionLive(db, session.loginSessionId));
  return isUnderWay ? session : refusalOfEnded(deps, db, member);
}

const barring: ReadonlySet<string> = new Set(['paused', 'excluded', 'listed']);

/** What is said of a session or ticket that is over: to log in again would not help somebody who is kept out. */
export async function refusalOfEnded(deps: Pick<VendorsDeps, 'limits'>, db: Reader, member: Member): Promise<Refusal> {
  const isBarred =
    refusalOfPlayer(member) !== undefined || barring.has((await deps.limits.standingOf(db, member.id)).state);
  return isBarred ? 'PLAYER_BLOCKED' : 'TOKEN_EXPIRED';
}

/** Whether this account may stake now. */
export function refusalOfPlayer(member: { state: string; type: number }): Refusal | undefined {
  return member.state === 'active' && !isTrialType(member.type) ? undefined : 'PLAYER_BLOCKED';
}

/** Whether this game takes bets now. */
export function refusalOfGame(
  game: { enabled: boolean; isPaused: boolean; vendor: { enabled: boolean } } | undefined,
  site: { status: number },
): Refusal | undefined {
  const isOpen = game?.enabled && game.vendor.enabled && !game.isPaused && site.status === 0;
  return isOpen ? undefined : 'GAME_DISABLED';
}

/** What a vendor is told when a member's or a site's limits, a pause or an exclusion speak against a stake. */
export function statusOf(refusal: StakeRefusal): Refusal {
  return statuses[refusal.kind];
}

const statuses = {
  limit: 'LIMIT_REACHED',
  reality_check: 'REALITY_CHECK_DUE',
  standing: 'PLAYER_BLOCKED',
} as const;

/** Whether a stake is within the game's limits; without limits in this currency the game is not offered in it. */
export function refusalOfStake(game: Pick<Game, 'stakes'>, currency: string, stake: bigint): Refusal | undefined {
  const limits = game.stakes[currency];
  const min = limits && parseAmount(limits.min, currency);
  const max = limits && parseAmount(limits.max, currency);
  if (!min?.ok || !max?.ok) return 'WRONG_CURRENCY';
  return stake < min.value.amount || stake > max.value.amount ? 'LIMIT_REACHED' : undefined;
}
