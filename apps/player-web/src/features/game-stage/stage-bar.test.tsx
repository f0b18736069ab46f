import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { game, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const address = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const longName = 'La Serpiente Emplumada de Fuego';
const launch = succeed({ content: { game_url: 'about:blank', roundState: null } });
const answers = {
  'GET /wps/game/launchGame': launch,
  'GET /wps/relay/GCS_gameTrialLaunch': launch,
  'GET /wps/v2/games/SOL/frutas-electricas': succeed({
    game: { ...game, displayName: longName },
    state: 'open',
    stakes: null,
  }),
};

afterEach(async () => {
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

/** What lies over one another in the bar, and what is cut off at its edge. */
function clashesIn(bar: Element): string[] {
  const parts = [...bar.querySelectorAll('h1, [data-slot="badge"], button, a')]
    .map((part) => ({ name: part.ariaLabel ?? part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const { left, right } = bar.getBoundingClientRect();
  return parts.flatMap(({ name, box }, index) => [
    ...(box.left < left || box.right > right ? [`${name} leaves the bar`] : []),
    ...parts
      .slice(index + 1)
      .filter((other) => box.left < other.box.right && other.box.left < box.right)
      .filter((other) => box.top < other.box.bottom && other.box.top < box.bottom)
      .map((other) => `${name} lies over ${other.name}`),
  ]);
}

test.each(['es', 'en', 'de', 'ar'])(
  'in %s nothing in the bar of a demo lies over anything else, from 320 on',
  async (tag) => {
    const { screen } = await renderSite(`${address}&demo=1`, { answers, tag });
    const bar = screen.getByRole('toolbar');
    await expect.element(bar.getByRole('heading')).toHaveTextContent(longName);
    await document.fonts.ready;
    for (const width of [320, 360, 375, 480, 768]) {
      await page.viewport(width, 780);
      await expect.poll(() => clashesIn(bar.element()), { message: `${width} wide` }).toEqual([]);
      const badge = bar.element().querySelector('[data-slot="badge"] > *');
      expect(badge?.scrollWidth, 'the badge is whole').toBe(badge?.clientWidth);
      expect(bar.getByRole('heading').element().clientWidth, 'of the name there is some').toBeGreaterThan(80);
    }
  },
);

test.each([320, 360, 390])('on a telephone %d wide a game for money is named in full', async (width) => {
  await page.viewport(width, 780);
  const { screen } = await renderSite(address, {
    token: 't',
    answers: { ...answers, 'GET /wps/v2/games/SOL/frutas-electricas': succeed({ game, state: 'open', stakes: null }) },
  });
  const bar = screen.getByRole('toolbar');
  await expect.element(bar.getByRole('button', { name: 'Depositar' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Más acciones' })).toBeVisible();
  await document.fonts.ready;
  const name = bar.getByRole('heading', { name: 'Frutas Eléctricas' }).element();
  expect([name.scrollWidth, name.scrollHeight]).toEqual([name.clientWidth, name.clientHeight]);
  expect(clashesIn(bar.element())).toEqual([]);
});

test('on a telephone the whole screen is one of the actions in the menu', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderSite(address, { token: 't', answers });
  const bar = screen.getByRole('toolbar');
  await bar.getByRole('button', { name: 'Más acciones' }).click();
  const asked = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
  await screen.getByRole('menuitem', { name: 'Pantalla completa' }).click();
  expect(asked).toHaveBeenCalledOnce();
  await expect.element(bar.getByRole('button', { name: 'Pantalla completa' })).not.toBeInTheDocument();
});

test('on a narrow telephone the way to play for money is an icon with its whole name', async () => {
  await page.viewport(360, 780);
  const { screen } = await renderSite(`${address}&demo=1`, { answers });
  const link = screen.getByRole('toolbar').getByRole('link', { name: 'Jugar con dinero' });
  await expect.element(link).toHaveAttribute('href', address);
  expect(link.element().getBoundingClientRect().width).toBeLessThan(50);
});

test.each([
  ['on a telephone held sideways', 844, 390],
  ['on a small telephone held sideways', 667, 375],
  ['in a low window on a desk', 1280, 540],
])('%s a game has all but a slim bar', async (_where, width, height) => {
  await page.viewport(width, height);
  const { screen } = await renderSite(address, { token: 't', answers });
  const frame = screen.getByTitle(/^Juego/);
  await expect.poll(() => frame.element().getBoundingClientRect().height).toBe(height - 40);
  expect(frame.element().getBoundingClientRect().bottom).toBe(height);
  const cover = document.querySelector('[data-theme="dark"][aria-busy="true"] > div')?.getBoundingClientRect();
  expect(cover?.top, 'what covers it until it is ready has room').toBeGreaterThan(40);
  expect(document.querySelector('[data-slot="app-header"]')?.checkVisibility()).toBe(false);
  expect(document.querySelector('[data-slot="bottom-tab-bar"]')?.checkVisibility()).toBe(false);
  await expect.poll(() => clashesIn(screen.getByRole('toolbar').element())).toEqual([]);
  await expect.element(screen.getByRole('toolbar').getByRole('group', { name: /^Tu sesión/ })).toBeVisible();
  expect(screen.getByRole('group', { name: /^Tu sesión/ }).elements()).toHaveLength(1);
});

test('on a short telephone a game has the room of the header, and the tabs stay', async () => {
  await page.viewport(360, 568);
  await renderSite(address, { token: 't', answers });
  await expect.poll(() => document.querySelector('.stage-place')?.getBoundingClientRect().top).toBe(0);
  const tabs = document.querySelector('[data-slot="bottom-tab-bar"]');
  expect(document.querySelector('.stage-place')?.getBoundingClientRect().bottom).toBe(568 - (tabs?.clientHeight ?? 0));
  expect(document.querySelector('[data-slot="app-header"]')?.checkVisibility()).toBe(false);
  expect(tabs?.checkVisibility()).toBe(true);
});

test.each([
  ['upright', 390, 844],
  ['on a desk', 1280, 720],
])('%s the header stays over a game', async (_held, width, height) => {
  await page.viewport(width, height);
  await renderSite(address, { token: 't', answers });
  await expect.poll(() => document.querySelector('[data-slot="app-header"]')?.checkVisibility()).toBe(true);
});

test('on a page enlarged fourfold nothing stays over a game, which has height enough and is scrolled to', async () => {
  await page.viewport(320, 256);
  const { screen } = await renderSite(`${address}&demo=1`, { answers });
  const game = screen.getByTitle(/^Juego/);
  await expect.poll(() => game.element().clientHeight).toBeGreaterThanOrEqual(448);
  const frame = game.element();
  for (const { block, edge } of [
    { block: 'start', edge: 1 },
    { block: 'end', edge: 255 },
  ] as const) {
    frame.scrollIntoView({ block });
    const there = frame.getBoundingClientRect()[block === 'start' ? 'top' : 'bottom'];
    expect(Math.abs(there - edge), `its ${block} comes into view`).toBeLessThan(2);
    expect(document.elementFromPoint(160, edge)?.closest('.stage-place'), 'nothing lies over it').not.toBeNull();
  }
  const place = document.querySelector('.stage-place')?.getBoundingClientRect();
  expect(place?.bottom, 'what comes next comes after it').toBe(frame.getBoundingClientRect().bottom);
  const tabs = document.querySelector('[data-slot="bottom-tab-bar"]');
  tabs?.scrollIntoView({ block: 'end' });
  expect(tabs?.getBoundingClientRect().bottom, 'the tabs end the page').toBeCloseTo(256, 0);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('a page without a game keeps its header on a telephone held sideways', async () => {
  await page.viewport(844, 390);
  await renderSite('/seamless?vassalage=SOL&gameCode=nope');
  await expect.poll(() => document.body.textContent).toContain('Este juego no existe');
  expect(document.querySelector('[data-slot="app-header"]')?.checkVisibility()).toBe(true);
});

test.each([
  ['for money', address],
  ['as a demo', `${address}&demo=1`],
])('with letters of twice the size a game %s is named, and all of its bar is in the window', async (_, path) => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  const { screen } = await renderSite(path, { token: 't', answers });
  const bar = screen.getByRole('toolbar');
  const heading = bar.getByRole('heading');
  await expect.element(heading).toHaveTextContent(longName);
  await expect.element(bar.getByRole('button', { name: 'Más acciones' })).toBeVisible();
  await document.fonts.ready;
  await expect.poll(() => clashesIn(bar.element())).toEqual([]);
  expect(heading.element().clientWidth, 'of the name there is some').toBeGreaterThan(160);
  expect(bar.element().scrollHeight).toBeLessThanOrEqual(bar.element().clientHeight);
  expect(document.documentElement.scrollWidth).toBe(390);
});
