import type { Principal } from '#kernel/auth/principal.ts';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import type { Game, GameKey } from '#modules/games';
import type { Site } from '#modules/site';
import { insertLaunchToken, selectHasOwnWallet } from './entry.store.ts';
import { launchErrors } from './launch.errors.ts';
import type { VendorsDeps } from './vendors.deps.ts';

const tokenMs = 60_000;

/** How a game is to open. */
export interface LaunchWish {
  key: GameKey;
  language: string;
  theme: 'dark' | 'light';
  /** Where the game's way out leads; anywhere but the site's own pages it is the site's front page. */
  lobbyUrl: string | undefined;
}

/** The address of a game for a member, good for one entry within a minute. Refuses with `games.*`, `limits.*` and `in_need_true_account`. */
export async function launchGame(deps: VendorsDeps, caller: Principal, wish: LaunchWish): Promise<string> {
  if (caller.isTrial) throw launchErrors.trialAccount();
  await deps.limits.assertMayPlay(deps.db, caller.memberId);
  const game = await playableGame(deps, caller.siteId, wish.key);
  const hasOwnWallet = await selectHasOwnWallet(deps.db, game.vendorCode);
  if (hasOwnWallet) await deps.limits.assertMayTransferIn(deps.db, caller.memberId);
  const site = await deps.sites.byId(caller.siteId);
  const token = newSecret();
  const now = deps.clock.now();
  const lobbyUrl = lobbyOf(site, wish.lobbyUrl);
  await insertLaunchToken(
    deps.db,
    {
      tokenHash: hashSecret(token),
      memberId: caller.memberId,
      loginSessionId: caller.sessionId,
      vendorCode: game.vendorCode,
      gameCode: game.code,
      language: wish.language,
      theme: wish.theme,
      lobbyUrl,
      expiresAt: new Date(now.getTime() + tokenMs),
    },
    now,
  );
  const operator = site.merchantCode;
  return gameUrl(game, { token, operator, lang: wish.language, theme: wish.theme, lobby: lobbyUrl });
}

/** The address of a game's demo, which needs no account and moves no money. */
export async function launchDemo(deps: VendorsDeps, siteId: string, wish: LaunchWish): Promise<string> {
  const game = await playableGame(deps, siteId, wish.key);
  if (!game.hasDemo) throw launchErrors.demoUnavailable();
  const site = await deps.sites.byId(siteId);
  const { language: lang, theme } = wish;
  return gameUrl(game, { mode: 'demo', currency: site.currency, lang, theme, lobby: lobbyOf(site, wish.lobbyUrl) });
}

async function playableGame(deps: VendorsDeps, siteId: string, key: GameKey): Promise<Game> {
  const game = await deps.games.byKey(deps.db, key);
  if (game === undefined || game.isList || !(await deps.games.isOffered(siteId, game))) throw launchErrors.notFound();
  if (!game.enabled || !game.vendor.enabled) throw launchErrors.disabled();
  const pause = await deps.games.pauseOf(siteId, key);
  if (pause !== null) throw pause.of === 'game' ? launchErrors.disabled() : launchErrors.paused(game.vendor.name);
  return game;
}

function gameUrl(game: Game, query: Record<string, string>): string {
  return `${game.vendor.baseUrl}/play/${game.code}?${new URLSearchParams(query).toString()}`;
}

function lobbyOf(site: Site, wished: string | undefined): string {
  const wish = wished === undefined ? null : URL.parse(wished);
  const isOwn = wish !== null && [site.playerUrl, site.agentUrl].includes(wish.origin);
  return isOwn ? wish.href : `${site.playerUrl}/`;
}
