import type { Page } from '@playwright/test';
import { newUsername, register } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };
const visitorPaths = [
  '/',
  '/rng',
  '/login',
  '/register',
  '/nowhere',
  '/seamless?vassalage=SOL&gameCode=frutas-electricas',
];
const memberPaths = [
  '/',
  '/?overlay=depositv2',
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

for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['dark', 'light']) {
    // One language that is not English, one that is written from right to left: untranslated text and left-overs show.
    for (const language of ['ES', 'AR']) {
      test(`screens hold at ${size}, ${theme}, ${language}`, async ({ page, urls }) => {
        test.setTimeout(150_000);
        await page.setViewportSize(viewport);
        await register(page, urls.player, newUsername());
        await page.evaluate(
          ([chosenTheme, chosenLanguage]) => {
            localStorage.setItem('theme', chosenTheme ?? '');
            localStorage.setItem('lang', chosenLanguage ?? '');
          },
          [theme, language],
        );
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
  }
}
