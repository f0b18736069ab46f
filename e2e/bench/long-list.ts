import type { Page } from '@playwright/test';

/** As many games as the largest sites have. */
export const longListGames = 5_000;

interface GamePage {
  value: { content: { gameCode: string; displayName: string }[]; totalElements: number; totalPages: number };
}

/** Makes the site's list of games as long as those of the largest sites: its own games again and again, under other codes. */
export async function lengthenGameList(page: Page): Promise<void> {
  let first: GamePage | undefined;
  await page.route('**/wps/relay/GCSGAME_gameList?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    first ??= (await (await route.fetch()).json()) as GamePage;
    const games = first.value.content;
    const content = Array.from({ length: pageSize }, (_, index) => {
      const number = (pageNo - 1) * pageSize + index;
      const game = games[number % games.length];
      return { ...game, gameCode: `${game?.gameCode}-${number}`, displayName: `${game?.displayName} ${number + 1}` };
    });
    const totalPages = Math.ceil(longListGames / pageSize);
    await route.fulfill({
      json: { ...first, value: { ...first.value, content, totalElements: longListGames, totalPages } },
    });
  });
}
