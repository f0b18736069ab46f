import type { Page } from '@playwright/test';
import { game } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const windowOf = (page: Page, name = 'Frutas Eléctricas') => page.getByRole('dialog', { name });
const address = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const leave = 'Salir del juego';

/** Chooses the demo of the one game that a search finds, by the keyboard. */
async function openDemo(page: Page, url: string) {
  await page.goto(`${url}/rng?search=electricas`);
  const demo = page.getByRole('main').getByRole('button', { name: 'Demo gratis: Frutas Eléctricas' });
  await demo.focus();
  await demo.press('Enter');
  await expect(page).toHaveURL(`${url}${address}&demo=1`);
  return demo;
}

test('a demo is played in a window over the list; closing it goes back to what was pressed', async ({ page, urls }) => {
  const demo = await openDemo(page, urls.player);
  const frame = windowOf(page);
  await expect(frame.getByText('Demo gratis')).toBeVisible();
  await expect(page.locator('footer').first(), 'the list stays beneath').toBeAttached();
  await expect(page.getByRole('main'), 'and cannot be reached').toHaveCount(0);
  const spin = game(page).getByRole('button', { name: 'Girar' });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
  await spin.click();
  await settled;
  await expectAccessible(page);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(frame, 'a smaller window changes nothing').toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await frame.getByRole('button', { name: leave }).click();
  await expect(frame).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?search=electricas$/);
  await expect(demo).toBeFocused();
});

test('on the whole screen the rules open over the game, and closing the game gives the screen back', async ({
  page,
  urls,
}) => {
  await openDemo(page, urls.player);
  const frame = windowOf(page);
  await expect(game(page).getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 30_000 });
  const source = await page.locator('iframe').getAttribute('src');
  await frame.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect(frame.getByRole('button', { name: 'Salir de pantalla completa' })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Controles del juego' });
  expect((await bar.boundingBox())?.x, 'the bar begins at the edge').toBe(0);
  await frame.getByRole('button', { name: 'Reglas y probabilidades' }).click();
  const rules = page.getByRole('dialog', { name: 'Reglas de Frutas Eléctricas' });
  // Pressing it fails while anything lies over it.
  await rules.getByRole('button', { name: 'Cerrar' }).click();
  await expect(rules).toBeHidden();
  expect(await page.evaluate(() => document.fullscreenElement !== null), 'the screen stays whole').toBe(true);
  await expect(page.locator('iframe'), 'and the game went on').toHaveAttribute('src', source ?? '');
  await frame.getByRole('button', { name: leave }).click();
  await expect(frame).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('the window tells that there is no connection for as long as there is none', async ({ page, urls, tolerance }) => {
  tolerance.isConnectionLossExpected = true;
  await openDemo(page, urls.player);
  // Once it is drawn it needs nothing more of the network until it is played.
  await expect(game(page).locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(true);
  const told = windowOf(page).getByText('No tienes conexión');
  // A trial press reaches it only where nothing lies over it.
  await told.click({ trial: true });
  await page.context().setOffline(false);
  await expect(told).toBeHidden();
});

test('back closes the window, forward opens it, and a reload shows the page of the game', async ({ page, urls }) => {
  const demo = await openDemo(page, urls.player);
  await expect(windowOf(page)).toBeVisible();
  await page.goBack();
  await expect(windowOf(page)).toBeHidden();
  await expect(demo).toBeFocused();
  await page.goForward();
  await expect(windowOf(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Frutas Eléctricas' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?search=electricas$/);
});

test('a telephone and the second site get a page', async ({ page, urls }) => {
  await page.goto(`${urls.tucanPlayer}/rng?search=electric`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Play: / })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[data-slot="window-frame"]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urls.player}/rng?search=electricas`);
  // At its corner: the demo's button lies over the middle for a mouse.
  const tile = page.getByRole('main').getByRole('link', { name: 'Jugar: Frutas Eléctricas' });
  await tile.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/seamless\?/);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('[data-slot="window-frame"]')).toHaveCount(0);
});
