import { createHash, randomBytes } from 'node:crypto';
import { WalletUnreachable } from '@quetzal/vendor-kit/client';
import { findTheme } from '../../themes/index.ts';
import type { StudioDeps } from '../deps.ts';
import { ownBalance } from '../own-wallets/own-wallet.store.ts';
import { keeperOf, ownWalletOf } from '../own-wallets/whose-money.ts';
import type { Launch } from '../platform/platform.ts';
import { Refusal } from '../http/refusal.ts';
import { ensureSeeds } from '../seeds/seed.service.ts';
import { demoCredits, toDecimal } from '../stakes.ts';
import {
  demoBalance,
  findSession,
  insertSession,
  upsertPlayer,
  type NewPlayer,
  type Session,
} from './session.store.ts';

const SESSION_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/** What the game page gets once: the token is not stored and cannot be asked for again. */
export type OpenedSession = { readonly token: string; readonly session: Session; readonly balance: string };

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a session with demo credits. The platform is not asked. */
export async function openDemoSession(deps: StudioDeps, gameCode: string, currency: string): Promise<OpenedSession> {
  const theme = themeOf(gameCode);
  const id = deps.createId();
  const credits = demoCredits(currency);
  const player = {
    id,
    vendorCode: theme.vendor.code,
    playerRef: `demo-${id}`,
    currency,
    nickname: 'demo',
    demoBalance: credits,
  };
  return open(deps, player, { gameCode, platformToken: null, lobbyUrl: null, balance: toDecimal(credits, currency) });
}

/**
 * Opens a session for the player whom the platform names behind a launch token.
 * @throws Refusal 401 `launch_refused`, 503 `platform_unreachable`
 */
export async function openSession(deps: StudioDeps, gameCode: string, launch: Launch): Promise<OpenedSession> {
  const theme = themeOf(gameCode);
  const player = await authenticate(deps, theme.vendor.code, gameCode, launch);
  const { playerRef, currency, nickname, sessionToken: platformToken, lobbyUrl } = player;
  const kept = { vendorCode: theme.vendor.code, playerRef, currency };
  const isOwn = keeperOf(deps, { ...kept, isDemo: false }) === 'own';
  const balance = isOwn ? await ownBalanceOf(deps, kept) : player.balance;
  const newPlayer = { ...kept, id: deps.createId(), nickname, demoBalance: null };
  return open(deps, newPlayer, { gameCode, platformToken, lobbyUrl, balance });
}

/** @throws Refusal 401 `session_invalid` */
export async function requireSession(deps: StudioDeps, token: string): Promise<Session> {
  const session = await findSession(deps.db, hashToken(token), deps.now());
  if (session === undefined) throw new Refusal(401, 'session_invalid');
  return session;
}

/** The balance now, or null when the platform keeps it and does not answer. */
export async function currentBalance(deps: StudioDeps, session: Session): Promise<string | null> {
  if (keeperOf(deps, session) === 'own') return ownBalanceOf(deps, session);
  if (session.isDemo) return toDecimal(await demoBalance(deps.db, session.playerId), session.currency);
  const { vendorCode, playerRef, currency, gameCode } = session;
  return deps.platform.balance({ vendorCode, playerRef, currency, gameCode }, session.platformToken ?? '');
}

async function ownBalanceOf(deps: StudioDeps, player: Pick<Session, 'vendorCode' | 'playerRef' | 'currency'>) {
  return toDecimal(await ownBalance(deps.db, ownWalletOf(deps, player)), player.currency);
}

/** What the player can play for nothing, the soonest to end first; only the platform gives such rounds. */
export async function freeRoundsOf(deps: StudioDeps, session: Session) {
  if (keeperOf(deps, session) !== 'platform') return [];
  const { vendorCode, playerRef, gameCode } = session;
  const grants = await deps.platform.freeRounds({ vendorCode, playerRef, gameCode });
  return grants.map(({ grantId, stake, left }) => ({ grantId, stake, left }));
}

function themeOf(gameCode: string) {
  const theme = findTheme(gameCode);
  if (theme === undefined) throw new Refusal(404, 'game_not_found');
  return theme;
}

async function authenticate(deps: StudioDeps, vendorCode: string, gameCode: string, launch: Launch) {
  try {
    const player = await deps.platform.authenticate(vendorCode, gameCode, launch);
    if (typeof player !== 'string') return player;
    throw new Refusal(401, 'launch_refused', { reason: player });
  } catch (err) {
    if (!(err instanceof WalletUnreachable)) throw err;
    deps.log.warn({ err }, 'the platform did not authenticate a launch');
    throw new Refusal(503, 'platform_unreachable');
  }
}

async function open(
  deps: StudioDeps,
  player: NewPlayer,
  facts: Pick<Session, 'gameCode' | 'platformToken' | 'lobbyUrl'> & { readonly balance: string },
): Promise<OpenedSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = deps.now();
  const tokenHash = hashToken(token);
  await deps.db.transaction().execute(async (tx) => {
    const playerId = await upsertPlayer(tx, player, now);
    await insertSession(tx, {
      id: deps.createId(),
      tokenHash,
      playerId,
      gameCode: facts.gameCode,
      platformToken: facts.platformToken,
      lobbyUrl: facts.lobbyUrl,
      now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    });
    await ensureSeeds(deps, tx, playerId);
  });
  return { token, session: await requireSession(deps, token), balance: facts.balance };
}
