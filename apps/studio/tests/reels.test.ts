import { createStream, roundContext } from '@quetzal/games/fairness';
import { play } from '@quetzal/games/slots/anywhere6x5';
import { keepDraws } from '@quetzal/games/slots/draws';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areGamesBuilt, type BuiltGames, openBuiltGames } from './built-games.ts';
import { gameOver } from './feature.ts';

let games: BuiltGames;
beforeAll(async () => {
  games = await openBuiltGames();
});
afterAll(() => games.close());

async function openDemo(engine: Parameters<typeof gameOver>[0]): Promise<Page> {
  const page = await games.browser.newPage({ viewport: { width: 1000, height: 640 } });
  await page.goto(`${games.origin}/play/${gameOver(engine)}?mode=demo&lang=en`);
  await page.locator('.spin-button[aria-disabled="false"]').waitFor();
  return page;
}

/** The draws of a round without free spins that wins in several tumbles. */
function drawsThatTumble() {
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const context = roundContext({ game: 'tumbles', clientSeed: 'luna', nonce });
    const { stream, draws } = keepDraws(createStream('ab'.repeat(32), context));
    const { base, freeSpins, winHundredths } = play(stream);
    if (freeSpins.length === 0 && base.steps.length > 1) return { draws, winHundredths };
  }
  throw new Error('no round tumbles');
}

/** Lets the next rounds come to this. */
async function answerWith(page: Page, result: { readonly draws: readonly number[]; readonly win: string }) {
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch();
    const { round } = (await response.json()) as { round: object };
    await route.fulfill({ response, json: { round: { ...round, ...result } } });
  });
}

/** Runs in the page: how opaque each row of each blurred symbol is in its middle, 0..255. */
async function blurredRows(): Promise<number[][]> {
  const style = getComputedStyle(document.documentElement);
  const image = new Image();
  image.src = style.getPropertyValue('--symbols').slice('url("'.length, -'")'.length);
  await image.decode();
  const columns = Number(style.getPropertyValue('--symbol-columns'));
  const cell = image.width / columns;
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(image, 0, 0);
  return Array.from({ length: columns }, (_, column) => {
    const { data } = pen.getImageData((column + 0.5) * cell, cell, 1, image.height - cell);
    return Array.from({ length: data.length / 4 }, (__, row) => data[row * 4 + 3] ?? 0);
  });
}

describe.runIf(areGamesBuilt)('reels that turn', () => {
  it.each(['classic3', 'lines5x3'] as const)('show the symbols of %s smeared, with no edge', async (engine) => {
    const page = await openDemo(engine);
    await expect.poll(() => page.evaluate("document.documentElement.style.getPropertyValue('--symbols')")).not.toBe('');
    for (const rows of await page.evaluate(blurredRows)) {
      expect(Math.max(...rows)).toBeGreaterThan(60);
      expect([rows[0], rows.at(-1)], 'nothing is cut off').toEqual([0, 0]);
      const steps = rows.slice(1).map((alpha, row) => Math.abs(alpha - (rows[row] ?? 0)));
      expect(Math.max(...steps), 'no slabs').toBeLessThan(16);
    }
    await page.close();
  });

  it('make no big win of one that is not, by a lower bet for the next round', async () => {
    const page = await openDemo('classic3');
    await answerWith(page, { draws: [0, 0, 0], win: '142.00' });
    await page.keyboard.press('Space');
    await page.locator('output', { hasText: '$142.00' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('.bet-stepper', { hasText: '$5.00' }).waitFor();
    expect(await page.locator('.big-win').count()).toBe(0);
    await page.close();
  });

  it('count what is won on to the whole win, never back', async () => {
    const { draws, winHundredths } = drawsThatTumble();
    const page = await openDemo('anywhere6x5');
    await answerWith(page, { draws, win: (winHundredths / 10).toFixed(2) });
    await page.evaluate(`
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelector('.readout-win bdi').textContent))
        .observe(document.querySelector('.readout-win'), { subtree: true, childList: true, characterData: true });
    `);
    await page.keyboard.press('Space');
    const whole = `$${(winHundredths / 10).toFixed(2)}`;
    await page.locator('output', { hasText: whole }).waitFor();
    await page.locator('.readout-win', { hasText: whole }).waitFor();
    const seen = await page.evaluate<string[]>('window.seen');
    const amounts = seen.filter((text) => text.startsWith('$')).map((text) => Number(text.slice(1)));
    expect(amounts.length).toBeGreaterThan(2);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    await page.close();
  });
});
