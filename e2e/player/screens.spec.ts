import type { Page } from '@playwright/test';
import { newUsername, readIn, register } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// The longest file of all: its tests share the workers, so that none is left alone at the end.
test.describe.configure({ mode: 'parallel' });

const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };
const visitorPaths = [
  '/',
  '/rng',
  '/login',
  '/register',
  '/nowhere',
  '/help',
  '/seamless?vassalage=SOL&gameCode=frutas-electricas',
];
const memberPaths = [
  '/',
  '/?overlay=depositv2',
  '/?overlay=limits',
  '/?overlay=limits&section=pause',
  '/?overlay=personalHistoryCopy',
  '/?overlay=transactionHistory',
  '/seamless?vassalage=TLA&gameCode=rayo-777',
];

async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}

// Every pair of size, theme and direction stands together once. One language is not English and one is written from right
// to left, so that untranslated text and physical left and right show.
for (const { size, theme, language } of [
  { size: 'desktop', theme: 'dark', language: 'ES' },
  { size: 'desktop', theme: 'light', language: 'AR' },
  { size: 'mobile', theme: 'dark', language: 'AR' },
  { size: 'mobile', theme: 'light', language: 'ES' },
] as const) {
  test(`screens hold at ${size}, ${theme}, ${language}`, async ({ page, urls }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(sizes[size]);
    await register(page, urls.player, newUsername());
    await readIn(page, language);
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of memberPaths) {
      await page.goto(urls.player + path);
      await expectWellMade(page);
    }
    await page.evaluate(() => sessionStorage.clear());
    for (const path of visitorPaths) {
      await page.goto(urls.player + path);
      await expectWellMade(page);
    }
  });
}
