import type { Page } from '@playwright/test';
import { newUsername, register } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Jugar|Play): / });

test('what is typed narrows the list, with or without accents, and the address keeps it', async ({ page, urls }) => {
  await page.goto(`${urls.player}/rng`);
  await page.getByRole('searchbox', { name: 'Buscar juegos' }).fill('electricas');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toHaveAccessibleName('Jugar: Frutas Eléctricas');
  await expect(page).toHaveURL(/search=electricas/);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Buscar juegos' }).fill('');
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(1);
});

test('an English reader finds the same game by its English name', async ({ page, urls }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto(`${urls.player}/rng`);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('electric fr');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toHaveAccessibleName('Play: Electric Fruits');
});

test('a maker narrows the list, and a link to it does the same', async ({ page, urls }) => {
  await page.goto(`${urls.player}/rng?vassalage=SOL`);
  await expect(tiles(page).first()).toBeVisible();
  const links = await tiles(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.every((href) => href.includes('vassalage=SOL'))).toBe(true);
});

test('the list goes on where it ends, and back from a game it stands where it was left', async ({ page, urls }) => {
  await page.goto(`${urls.player}/rng`);
  await expect(tiles(page).first()).toBeVisible();
  // Rows come one after another.
  const awaited = page.locator('[data-slot=game-tile-skeleton]');
  await expect(awaited).toHaveCount(0);
  const atFirst = await tiles(page).count();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return tiles(page).count();
    })
    .toBeGreaterThan(atFirst);
  await expect(awaited).toHaveCount(0);
  const last = tiles(page).last();
  await last.scrollIntoViewIfNeeded();
  const name = (await last.getAttribute('href')) ?? '';
  const top = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/seamless\?/);
  await page.goBack();
  await expect(page.getByRole('main').locator(`a[href="${name}"]`).first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(top / 2);
});

test('a favourite is kept in its list; one that cannot be taken out goes back to where it was', async ({
  page,
  urls,
  tolerance,
}) => {
  tolerance.expectedStatuses.push(500);
  const username = newUsername();
  await register(page, urls.player, username);
  await page.goto(`${urls.player}/rng?search=rayo`);
  const heart = page.getByRole('button', { name: 'Favorito: Rayo 777' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${urls.player}/rng?filter=favorites`);
  await expect(tiles(page)).toHaveCount(1);
  await page.route('**/MCSFE_removeFavoriteGameV2', (route) =>
    route.fulfill({ status: 500, json: { success: false, value: null, message: '', errorCode: 'internal' } }),
  );
  await page.goto(`${urls.player}/rng?search=rayo`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByText('No pudimos quitar el favorito').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
