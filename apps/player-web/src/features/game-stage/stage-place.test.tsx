import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const launch = succeed({ content: { game_url: 'about:blank', roundState: null } });

afterEach(async () => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await page.viewport(1280, 800);
});

test.each([
  ['a telephone', 390, 844],
  ['a telephone held sideways', 844, 390],
  ['a desk', 1280, 800],
])(
  'on %s a game ends where the window or its tabs begin, with a connection and without one',
  async (...[, ...size]) => {
    await page.viewport(...size);
    const { screen } = await renderSite('/seamless?vassalage=SOL&gameCode=frutas-electricas', {
      token: 't',
      answers: { 'GET /wps/game/launchGame': launch },
    });
    const frame = screen.getByTitle('Juego: Frutas Eléctricas');
    await expect.element(frame).toBeInTheDocument();
    const tabs = document.querySelector('[data-slot="bottom-tab-bar"]');
    const room = tabs?.checkVisibility() === true ? tabs.getBoundingClientRect().top : size[1];
    // The line above the tabs lies over the game.
    const gap = () => Math.abs(frame.element().getBoundingClientRect().bottom - room);
    await expect.poll(gap).toBeLessThanOrEqual(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect.element(screen.getByText('No tienes conexión')).toBeVisible();
    await expect.poll(gap).toBeLessThanOrEqual(1);
  },
);
