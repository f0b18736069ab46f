import { formatAmount } from '@quetzal/domain/money';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import { lockLaunchToken, markUsed, upsertSession } from './entry.store.ts';
import { type Caller, playerOf, refusalOfEnded, refusalOfGame, refusalOfPlayer, sessionOf } from './player-check.ts';
import { refuse, type VendorStatus, type Verdict } from './protocol.model.ts';
import type { AuthenticateBody, BalanceBody, PlayerAnswer } from './protocol.schemas.ts';
import { keepsOwnWallets } from './single-wallet.ts';
import type { VendorsDeps } from './vendors.deps.ts';

const sessionMs = 12 * 60 * 60_000;

/**
 * Turns a launch token into a session of the vendor, once. The request that used it may repeat itself while the token
 * lasts, for an answer that got lost: it gets a fresh session token, and the one before stops working.
 */
export async function enterGame(deps: VendorsDeps, caller: Caller, body: AuthenticateBody): Promise<PlayerAnswer> {
  const { vendorCode, site } = caller;
  const refused = (status: VendorStatus) => ({ status, requestId: body.requestId });
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const token = await lockLaunchToken(tx, vendorCode, hashSecret(body.launchToken));
    if (token === undefined || token.gameCode !== body.gameCode) return refused('INVALID_TOKEN');
    if (token.usedByRequest !== null && token.usedByRequest !== body.requestId) return refused('INVALID_TOKEN');
    const member = await playerOf(deps, tx, site, token.memberId);
    if (member === undefined) return refused('PLAYER_NOT_FOUND');
    const isUnderWay = token.expiresAt > now && (await deps.identity.isSessionLive(tx, token.loginSessionId));
    if (!isUnderWay) return refused(await refusalOfEnded(deps, tx, member));
    const game = await deps.games.byKeyAt(tx, site.id, { vendorCode, gameCode: body.gameCode });
    const blocked = refusalOfPlayer(member) ?? refusalOfGame(game, site);
    if (blocked !== undefined) return refused(blocked);
    if ((await deps.limits.standingOf(tx, member.id)).state !== 'clear') return refused('PLAYER_BLOCKED');

    const sessionToken = newSecret();
    const { memberId, loginSessionId, gameCode, tokenHash: launchTokenHash } = token;
    const expiresAt = new Date(now.getTime() + sessionMs);
    const tokenHash = hashSecret(sessionToken);
    const session = {
      id: newId(),
      tokenHash,
      launchTokenHash,
      memberId,
      loginSessionId,
      vendorCode,
      gameCode,
      expiresAt,
    };
    await markUsed(tx, launchTokenHash, body.requestId);
    await upsertSession(tx, session, now);
    const { currency } = member;
    // Who keeps wallets of its own can stake nothing of this one.
    const balance = (await keepsOwnWallets(tx, vendorCode))
      ? 0n
      : await deps.wallet.stakeableIn(tx, { memberId, currency, vendorCode, gameCode });
    return {
      status: 'OK' as const,
      requestId: body.requestId,
      playerRef: memberId,
      currency,
      balance: formatAmount({ currency, amount: balance }),
      language: token.language,
      sessionToken,
      nickname: member.nickname,
      theme: token.theme,
      lobbyUrl: token.lobbyUrl,
    };
  });
}

/** What the player can stake now. */
export async function readBalance(deps: VendorsDeps, caller: Caller, body: BalanceBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, deps.db, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const session = await sessionOf(deps, deps.db, { caller, member }, body);
  if (typeof session === 'string') return refuse(session);
  if (body.currency !== member.currency) return refuse('WRONG_CURRENCY');
  const { currency, id: memberId } = member;
  const { gameCode } = session;
  const balance = await deps.wallet.stakeableIn(deps.db, { memberId, currency, vendorCode, gameCode });
  return { status: 'OK', currency, balance };
}
