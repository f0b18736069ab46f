import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The banner behind a page's first words, as the browser has chosen it. */
const welcomeOf = (page: Page) =>
  page
    .locator('[data-slot="banner"] img')
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
const panelOf = (page: Page) => page.locator('[data-slot="auth-art-panel"] > img');
/** How often a picture was fetched: what the page asks for ahead is what it then shows. */
const fetchesOf = (page: Page, path: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').filter((one) => one.name.endsWith(name)).length,
    path,
  );

for (const [site, welcome, login, register] of [
  ['player', 'welcome', 'login', 'login'],
  ['tucanPlayer', 'tucan-welcome', 'tucan-login', 'tucan-register'],
] as const) {
  test(`${site}: home, log-in and registration have the pictures of the site’s file`, async ({ page, urls }) => {
    await page.goto(urls[site]);
    await expect.poll(() => welcomeOf(page)).toBe(`/art/banners/${welcome}.avif`);
    expect(await fetchesOf(page, `/art/banners/${welcome}.avif`)).toBe(1);

    await page.goto(`${urls[site]}/login`);
    await expect(panelOf(page)).toHaveAttribute('src', `/art/banners/${login}.avif`);
    await page.goto(`${urls[site]}/register`);
    await expect(panelOf(page)).toHaveAttribute('src', `/art/banners/${register}.avif`);
    await expect.poll(() => panelOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(420);
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the second site shows its own composition', async ({ page, urls }) => {
    await page.goto(urls.tucanPlayer);
    await expect.poll(() => welcomeOf(page)).toBe('/art/banners/tucan-welcome-small.avif');
    expect(await fetchesOf(page, '/art/banners/tucan-welcome-small.avif')).toBe(1);
  });
});

test('the portal of the second site greets with its bird', async ({ page, urls }) => {
  await page.goto(urls.tucanAgent);
  await expect(panelOf(page)).toHaveAttribute('src', '/art/banners/tucan-login.avif');
  await expect.poll(() => panelOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});
