import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areGamesBuilt, type BuiltGames, openBuiltGames } from './built-games.ts';

let games: BuiltGames;

beforeAll(async () => {
  games = await openBuiltGames();
});
afterAll(async () => {
  await games.close();
});

describe.runIf(areGamesBuilt)('what a screen reader is told', () => {
  it('stands in a line that was there, empty, before a bet was refused', async () => {
    games.platform.state.balanceCents = 500;
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.goto(`${games.origin}/play/frutas-electricas?token=short&lang=en`);
    await page.locator('.page[data-phase="ready"]').waitFor();
    const line = await page.locator('.strip').getByRole('status').elementHandle();
    expect(await line?.textContent()).toBe('');
    await page.getByRole('button', { name: 'Spin' }).click();
    await page.getByText('Your balance is too low').waitFor();
    expect(await line?.textContent()).toContain('Your balance is too low');
    await page.close();
  });

  it('is the verdict on a round, in a line that was there before it was verified', async () => {
    const page = await games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
    await page.goto(`${games.origin}/play/rayo-777?mode=demo&lang=en`);
    await page.locator('.page[data-phase="ready"]').waitFor();
    await page.getByRole('button', { name: 'Spin' }).click();
    await page.locator('output', { hasText: 'Balance' }).waitFor();
    await page.getByRole('button', { name: 'Game information' }).click();
    await page.getByRole('tab', { name: 'Fair play' }).click();
    await page.getByRole('button', { name: 'Reveal the server seed' }).click();
    const verify = page.getByRole('button', { name: 'Verify' });
    await verify.waitFor();
    const verdict = await page.locator('.rounds output').elementHandle();
    expect(await verdict?.textContent()).toBe('');
    await verify.click();
    await page.getByText('Verified').waitFor();
    expect(await verdict?.textContent()).toContain('Verified');
    await page.close();
  });
});
