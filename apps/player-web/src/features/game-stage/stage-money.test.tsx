import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, succeed } from '#testing/answers.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';

const gameUrl = `${window.location.origin}/favicon.svg`;
type Screen = Awaited<ReturnType<typeof renderSite>>['screen'];
const balanceOf = (version: number, total: string) => ({
  currency: 'MXN',
  cash: total,
  bonus: '0.00',
  held: '0.00',
  total,
  version,
  usedFirst: ['bonus', 'cash'],
});

/** Says it as the game does; whoever waits goes on when the site, which listens already, has heard it. */
async function say(type: string) {
  const heard = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
  window.postMessage({ source: 'quetzal-studio', type }, window.location.origin);
  await heard;
}

const dialogOf = (screen: Screen) => screen.getByRole('dialog', { name: 'Mi cuenta' });

/** Opens the betting record over the page, as the browser's own way back or forward does. */
async function openRecord(screen: Screen) {
  history.pushState(null, '', `${window.location.pathname}${window.location.search}&overlay=personalHistoryCopy`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(dialogOf(screen)).toBeVisible();
}

/**
 * A member with $200.00 in a game that is ready, whose money the test moves; `heard` is what the site said to the game.
 * `beforeReady` happens while the game still loads.
 */
async function openGame(beforeReady?: (screen: Screen) => Promise<void>) {
  const account = { now: balanceOf(1, '200.00') };
  const line = lineOfTest();
  const { screen } = await renderSite('/seamless?vassalage=SOL&gameCode=frutas-electricas', {
    token: 't',
    createSocket: line.create,
    answers: {
      'GET /wps/game/launchGame': succeed({ content: { game_url: gameUrl, roundState: null } }),
      'GET /wps/v2/wallets/balance': (url, req) => succeed(account.now)(url, req),
      'GET /wps/v2/records/bets': succeed(
        onlyPage([], { totals: { count: 0, stake: '0', win: '0', net: '0', validBet: '0' } }),
      ),
    },
  });
  const frame = () => document.querySelector('iframe');
  await expect.poll(() => frame()?.contentDocument?.URL === gameUrl && line.isHeard('wallet.balance')).toBe(true);
  const heard: unknown[] = [];
  frame()?.contentWindow?.addEventListener('message', ({ data }: MessageEvent<{ type: unknown }>) => {
    heard.push(data.type);
  });
  const bar = screen.getByRole('toolbar');
  await expect.element(bar.getByText('$200.00')).toBeVisible();
  await beforeReady?.(screen);
  const cover = () => document.querySelector('iframe ~ [aria-busy="true"]');
  expect(cover()).not.toBeNull();
  await say('ready');
  await expect.poll(cover).toBeNull();
  const move = (version: number, total: string) => {
    account.now = balanceOf(version, total);
    line.say('wallet.balance', account.now);
  };
  return { screen, bar, heard, move };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const shownIn = (bar: Awaited<ReturnType<typeof openGame>>['bar']) => () =>
  bar.element().querySelector('[aria-live="polite"]')?.textContent;

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 800);
});

test('the bar lets a stake go at once, and shows a win with the reels', async () => {
  const { bar, move } = await openGame();
  await say('spin-started');
  move(2, '190.00');
  await expect.poll(shownIn(bar)).toContain('190.00');
  move(3, '240.00');
  await pause(200);
  expect(shownIn(bar)()).toContain('190.00');
  await say('spin-settled');
  await expect.poll(shownIn(bar)).toContain('240.00');
});

test.each(['error', 'ready'])('a game that says %s in the middle of a round hides nothing any more', async (type) => {
  const { bar, move } = await openGame();
  await say('spin-started');
  move(2, '240.00');
  await pause(100);
  expect(shownIn(bar)()).toContain('200.00');
  await say(type);
  await expect.poll(shownIn(bar)).toContain('240.00');
});

test('a game that is loaded again in the middle of a round hides nothing any more', async () => {
  const { bar, move } = await openGame();
  await say('spin-started');
  move(2, '240.00');
  await bar.getByRole('button', { name: 'Recargar el juego' }).click();
  await expect.poll(shownIn(bar)).toContain('240.00');
});

test('a round whose end is never told hides the balance for three minutes at most', async () => {
  const { bar, move } = await openGame();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const begun = vi.spyOn(window, 'setTimeout');
  await say('spin-started');
  await vi.waitFor(() => expect(begun).toHaveBeenCalledWith(expect.anything(), 180_000));
  move(2, '240.00');
  vi.advanceTimersByTime(170_000);
  expect(shownIn(bar)()).toContain('200.00');
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect.poll(shownIn(bar)).toContain('240.00');
});

test('money that comes between rounds is told to the game at once', async () => {
  const { heard, move } = await openGame();
  move(2, '700.00');
  await expect.poll(() => heard).toEqual(['balance-changed']);
});

test('a lost round is no news to the game', async () => {
  const { heard, move } = await openGame();
  await say('spin-started');
  move(2, '190.00');
  await say('spin-settled');
  await pause(1_300);
  expect(heard).toEqual([]);
});

test('a bet of another window while a round is on is told to the game after the round', async () => {
  const { heard, move } = await openGame();
  await say('spin-started');
  move(2, '190.00');
  move(3, '170.00');
  await pause(200);
  expect(heard).toEqual([]);
  await say('spin-settled');
  await expect.poll(() => heard, { timeout: 2_000 }).toEqual(['balance-changed']);
});

test('a bet of another window that is told together with the own one is told to the game too', async () => {
  const { heard, move } = await openGame();
  await say('spin-started');
  move(3, '170.00');
  await say('spin-settled');
  await expect.poll(() => heard, { timeout: 2_000 }).toEqual(['balance-changed']);
});

test('money that comes while rounds follow one another is told to the game after the last', async () => {
  const { heard, move } = await openGame();
  await say('spin-started');
  move(2, '190.00');
  move(3, '690.00');
  await say('spin-settled');
  await pause(300);
  await say('spin-started');
  await pause(1_100);
  expect(heard).toEqual([]);
  await say('spin-settled');
  await expect.poll(() => heard, { timeout: 2_000 }).toEqual(['balance-changed']);
});

test('a panel or a dialog of the site over a game has it stop playing by itself', async () => {
  const { screen, bar, heard } = await openGame();
  await bar.getByRole('button', { name: 'Depositar' }).click();
  await expect.poll(() => heard).toEqual(['pause']);
  const center = dialogOf(screen);
  await center.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect.element(center).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Reglas y probabilidades' }).click();
  await expect.poll(() => heard).toEqual(['pause', 'pause']);
});

test('on a phone the betting record over a game has it stop playing by itself', async () => {
  await page.viewport(390, 844);
  const { screen, heard } = await openGame();
  await openRecord(screen);
  await expect.poll(() => heard).toEqual(['pause']);
});

test('a game that gets ready under a panel does not start to play by itself', async () => {
  const { heard } = await openGame(openRecord);
  await expect.poll(() => heard).toEqual(['pause']);
});
