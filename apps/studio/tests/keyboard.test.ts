import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areGamesBuilt, type BuiltGames, openBuiltGames } from './built-games.ts';

/** Runs in the page: only what has been drawn loses the focus that it cannot keep. */
const drawn = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

let games: BuiltGames;

beforeAll(async () => {
  games = await openBuiltGames();
});
afterAll(async () => {
  await games.close();
});

describe.runIf(areGamesBuilt)('a game by the keyboard alone', () => {
  it('has its place again when a sheet is closed, and when autoplay is started from one', async () => {
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.goto(`${games.origin}/play/rayo-777?mode=demo&lang=en`);
    await page.locator('.page[data-phase="ready"]').waitFor();
    const focused = () => page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.innerText');
    await page.getByRole('button', { name: 'Game information' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Game information');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/spin', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Autoplay' }).focus();
    await page.keyboard.press('Enter');
    for (const key of ['Tab', 'Space', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toMatch(/^Stop autoplay/);
    await page.keyboard.press('Enter');
    // In mid-spin it cannot be pressed again yet.
    await page.getByRole('button', { name: 'Autoplay', exact: true }).waitFor();
    await page.evaluate(drawn);
    expect(await focused()).toBe('Autoplay');
    answer.resolve();
    await page.locator('.page[data-phase="ready"]').waitFor();
    await page.close();
  });

  it('keeps its place on the bet’s button when the lowest bet is reached', async () => {
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.goto(`${games.origin}/play/rayo-777?mode=demo&lang=en`);
    await page.locator('.page[data-phase="ready"]').waitFor();
    const less = page.getByRole('button', { name: 'Lower the bet' });
    await less.focus();
    while ((await less.getAttribute('aria-disabled')) !== 'true' && (await less.isEnabled()))
      await page.keyboard.press('Enter');
    await page.evaluate(drawn);
    expect(await page.evaluate<string>('document.activeElement.ariaLabel')).toBe('Lower the bet');
    await page.close();
  });

  it('goes round in a sheet until it is closed', async () => {
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.goto(`${games.origin}/play/rayo-777?mode=demo&lang=en`);
    await page.locator('.page[data-phase="ready"]').waitFor();
    await page.getByRole('button', { name: 'Autoplay' }).click();
    const focused = () => page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.type');
    // No choice is made yet: the last stop is one of the radio buttons.
    await page.getByRole('radio').last().focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('radio');
    await page.close();
  });

  it('has its place again when the game has opened at another try', async () => {
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.route('**/api/session', (route) => route.abort());
    await page.goto(`${games.origin}/play/rayo-777?mode=demo&lang=en`);
    await page.getByRole('alertdialog').waitFor();
    await page.unroute('**/api/session');
    await page.keyboard.press('Enter');
    await page.locator('.page[data-phase="ready"]').waitFor();
    expect(await page.evaluate<string>('document.activeElement.className')).toBe('spin-button');
    await page.close();
  });

  it('has its place again when the reels have come at another try', async () => {
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(`${games.origin}/play/rayo-777?mode=demo&lang=en`);
    const retry = page.locator('.stage-lost').getByRole('button', { name: 'Try again' });
    await retry.focus();
    await page.unroute(/\.(avif|webp)$/);
    await page.keyboard.press('Enter');
    await retry.waitFor({ state: 'detached' });
    expect(await page.evaluate<string>('document.activeElement.className')).toBe('spin-button');
    await page.close();
  });
});
