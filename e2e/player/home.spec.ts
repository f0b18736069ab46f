import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

const banners = (page: Page) => page.getByRole('region', { name: 'Destacados' });
const jackpot = (page: Page) => page.getByRole('region', { name: /Jackpot/ });
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const part = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });

test('the parts of the home page stand in their order, on every screen and in both themes', async ({ page, urls }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${urls.player}/home`);
    const parts = [banners, jackpot, notices].map((of) => of(page));
    parts.push(part(page, 'Promociones'), part(page, 'Juegos populares'));
    const tops: number[] = [];
    for (const one of parts) {
      await expect(one).toBeVisible();
      tops.push((await one.boundingBox())?.y ?? Number.NaN);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
});

test('the pot on the home page is the one that the studio keeps, to the cent', async ({ page, urls }) => {
  const told = page.waitForResponse((answer) => answer.url().includes('VIS_getJackpot'));
  await page.goto(urls.player);
  const { value } = (await (await told).json()) as { value: { content: { amount: string; vendorName: string } } };
  const { amount, vendorName } = value.content;
  expect(Number(amount)).toBeGreaterThanOrEqual(2500);
  const figure = (Math.floor(Number(amount) * 100) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(jackpot(page)).toContainText(`$${figure}`);
  expect(vendorName).toBe('Solaris');
});

test('banners take turns until they are paused, and the dots choose one', async ({ page, urls }) => {
  await page.clock.install();
  await page.goto(urls.player);
  const first = banners(page).getByRole('group', { name: '1 de 2' });
  const second = banners(page).getByRole('group', { name: '2 de 2' });
  await expect(first).toBeVisible();
  await expect(second).toHaveAttribute('inert');
  await page.clock.runFor(7_000);
  await expect(first).toHaveAttribute('inert');
  await banners(page).getByRole('button', { name: 'Pausar' }).focus();
  await page.keyboard.press('Enter');
  await expect(banners(page).getByRole('button', { name: 'Reproducir' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(second).not.toHaveAttribute('inert');
  await banners(page).getByRole('button', { name: 'Ver 1 de 2' }).click();
  await page.clock.runFor(2_000);
  await expect(second).toHaveAttribute('inert');
});

test('a notice opens the list of all of them at its own text', async ({ page, urls }) => {
  await page.goto(urls.player);
  const demo = /Sitio de demostración/;
  await notices(page).getByRole('button', { name: demo }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Avisos' });
  await expect(dialog.getByRole('button', { name: demo })).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('button', { name: /Tú pones el límite/ })).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a promotion leads to its own place on the page of promotions, which the address keeps', async ({
  page,
  urls,
}) => {
  await page.goto(urls.player);
  await page.getByRole('link', { name: 'Más sobre Tú pones el límite' }).click();
  await expect(page).toHaveURL(/\/promotions#[0-9a-f-]{36}$/);
  const card = page.getByRole('article', { name: 'Tú pones el límite' });
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  await page.reload();
  await expect(card).toBeInViewport();
  await page.goBack();
  await expect(part(page, 'Juegos populares')).toBeVisible();
});

test('the arrows move through the popular games', async ({ page, urls }) => {
  await page.goto(urls.player);
  const rail = page.locator('[data-slot="game-rail"]');
  const previous = rail.getByRole('button', { name: 'Anterior' });
  const next = rail.getByRole('button', { name: 'Siguiente' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect(previous).toBeDisabled();
});

test('the page of winners shows what the boards tell, and says so when that is nothing', async ({ page, urls }) => {
  for (const [board, query] of [
    ['ODSFE2_getWinnerBoard', ''],
    ['GCSGAME_getRankList', '?board=greatest'],
  ]) {
    const answered = page.waitForResponse((answer) => answer.url().includes(board ?? ''));
    await page.goto(`${urls.player}/winners${query}`);
    const { value } = (await (await answered).json()) as { value: { content: { account: string }[] } };
    await expect(page.getByRole('heading', { level: 1, name: 'Ganadores' })).toBeVisible();
    if (value.content.length === 0) await expect(page.getByText('Todavía no hay premios esta semana')).toBeVisible();
    for (const { account } of value.content) {
      expect(account).toContain('***');
      await expect(page.getByRole('main').getByText(account).first()).toBeVisible();
    }
    await expectAccessible(page);
  }
});
