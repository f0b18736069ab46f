import type { GameLists } from './game-lists.ts';

/** The page of a game on a site; its query names maker and game. */
export const gamePath = '/seamless';
const mayNameGame = /^[\w-]{1,64}$/;

/** Whether an address (path and query) is that of a game which the site does not have. */
export async function namesMissingGame(
  { shown }: Pick<GameLists, 'shown'>,
  siteId: string,
  url: string,
): Promise<boolean> {
  if (!url.startsWith(`${gamePath}?`)) return false;
  const query = new URLSearchParams(url.slice(gamePath.length));
  const [vendorCode, gameCode] = [query.get('vassalage'), query.get('gameCode')];
  if (vendorCode === null || gameCode === null) return false;
  if (!mayNameGame.test(vendorCode) || !mayNameGame.test(gameCode)) return true;
  return (await shown(siteId, { vendorCode, gameCode })) === undefined;
}
