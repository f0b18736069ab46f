import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, game, onlyPage, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const games = Array.from({ length: 48 }, (_, index) => ({
  ...game,
  nodeId: String(index),
  gameCode: `juego-${index}`,
  displayName: `Juego ${index}`,
}));
const chapters = ['deposit', 'terms'].map((key) => ({
  key,
  title: `Capítulo ${key}`,
  html: `<p>${'Texto de ayuda. '.repeat(500)}</p>`,
  language: 'es',
}));
const answers: Answers = {
  'GET /wps/relay/GCSGAME_gameList': succeed(onlyPage(games)),
  'GET /wps/v2/games/SOL/juego-1': succeed({ game: games[1], state: 'open', stakes: null }),
  'GET /wps/v2/games/SOL/juego-2': succeed({ game: games[2], state: 'open', stakes: null }),
  'GET /wps/game/launchGame': succeed({ content: { game_url: 'about:blank', roundState: null } }),
  'GET /wps/system/helpCenter': succeed({ language: 'es', sections: chapters }),
};

/** Opens an address; scrolls to `top` once the page is as long as that. */
async function open(address: string, top?: number, more: Parameters<typeof renderSite>[1] = {}) {
  const opened = await renderSite(address, { answers, ...more });
  await expect.poll(() => window.history.scrollRestoration).toBe('manual');
  if (top !== undefined) await scrollTo(top);
  return opened;
}

/** Where the page is scrolled to is known to it a frame later. */
async function scrollTo(top: number): Promise<void> {
  await expect.poll(() => document.documentElement.scrollHeight - window.innerHeight).toBeGreaterThanOrEqual(top);
  const told = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
  if (window.scrollY === top) return;
  window.scrollTo(0, top);
  await told;
}

/** The document goes, as when it is loaded anew. */
const leave = async ({ screen }: Awaited<ReturnType<typeof open>>) => {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await screen.unmount();
  window.scrollTo(0, 0);
};

beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

test('a new page begins at its top, and back and forward lead to where each was left', async () => {
  const { screen } = await open('/rng', 1500);
  await screen.getByRole('link', { name: 'Inicio' }).click();
  await expect.poll(() => window.location.pathname).toBe('/');
  await expect.poll(() => window.scrollY).toBe(0);
  await scrollTo(300);
  window.history.back();
  await expect.poll(() => window.scrollY).toBe(1500);
  window.history.forward();
  await expect.poll(() => window.scrollY).toBe(300);
});

test('a new page whose address names a part of it begins there', async () => {
  const { screen } = await open('/rng', 1500);
  document.querySelector<HTMLAnchorElement>('footer a[href="/help#terms"]')?.click();
  const part = screen.getByRole('region', { name: 'Capítulo terms' });
  await expect.element(part).toHaveFocus();
  await expect.poll(() => Math.abs(part.element().getBoundingClientRect().top)).toBeLessThan(150);
  await scrollTo(700);
  window.history.back();
  await expect.poll(() => window.scrollY).toBe(1500);
  window.history.forward();
  await expect.poll(() => window.scrollY).toBe(700);
});

test('what opens over a page or narrows its list leaves it where it is', async () => {
  const { screen } = await open('/rng', 700);
  await screen.getByRole('link', { name: 'Cuenta', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(window.scrollY).toBe(700);
  window.history.back();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(window.scrollY).toBe(700);
  document.querySelector<HTMLButtonElement>('main [role=group] [aria-pressed=false]')?.click();
  await expect.poll(() => window.location.search).toBe('?filter=hot');
  expect(window.scrollY).toBe(700);
});

test('another game is another page', async () => {
  await open('/seamless?vassalage=SOL&gameCode=juego-1', 200, { token: 't' });
  await expect.poll(() => document.querySelector('main a[href$="juego-2"]')).not.toBeNull();
  document.querySelector<HTMLAnchorElement>('main a[href$="juego-2"]')?.click();
  await expect.poll(() => window.location.search).toContain('juego-2');
  await expect.poll(() => window.scrollY).toBe(0);
});

test('a list is where it was left after the game that was opened from it is loaded anew', async () => {
  const opened = await open('/rng', 1500);
  document.querySelector<HTMLAnchorElement>('main a[href$="juego-1"]')?.click();
  await expect.poll(() => window.location.pathname).toBe('/seamless');
  await expect.poll(() => window.scrollY).toBe(0);
  await leave(opened);
  await open(`${window.location.pathname}${window.location.search}`);
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/rng');
  await expect.poll(() => window.scrollY).toBe(1500);
});

test('a page that is loaded anew is where it was left; opened anew, it begins at its top', async () => {
  await leave(await open('/rng', 1500));
  const opened = await open('/rng');
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(3000);
  expect(window.scrollY).toBe(0);
  await scrollTo(1500);
  await leave(opened);
  const type = { type: 'reload' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([type]);
  await open('/rng');
  await expect.poll(() => window.scrollY).toBe(1500);
});

test('who scrolls while a page comes back stays where they are', async () => {
  const { screen } = await open('/rng', 1500);
  await screen.getByRole('link', { name: 'Inicio' }).click();
  await expect.poll(() => window.scrollY).toBe(0);
  document.body.style.height = '900px';
  document.body.style.overflow = 'clip';
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/rng');
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 20);
  document.body.removeAttribute('style');
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(3000);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(20);
});
