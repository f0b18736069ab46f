import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

/** What the step of the history that is shown has with it. */
const stateNow = () => (window.history.state as { usr?: object } | null)?.usr ?? {};

/** The slots, come to from the help, with the side menu open over them. */
async function openMenu() {
  window.history.replaceState(null, '', '/help');
  window.history.pushState(null, '', '/rng');
  const { screen } = await renderSite('/rng');
  const sheet = screen.getByRole('dialog', { name: 'Menú principal' });
  await screen.getByRole('button', { name: 'Abrir menú' }).click();
  await expect.element(sheet).toBeVisible();
  return { screen, sheet };
}

/** A finger stays on the tile of a game. */
async function holdTile() {
  const { screen } = await renderSite('/rng');
  const tile = screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' });
  await expect.element(tile).toBeVisible();
  tile.element().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  const sheet = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(sheet).toBeVisible();
  return { screen, sheet };
}

test('back closes the side menu, and only then leaves the page; forward opens nothing', async () => {
  const { sheet } = await openMenu();
  window.history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/rng');
  window.history.forward();
  await expect.poll(stateNow).toHaveProperty('openedAt');
  await expect.element(sheet).not.toBeInTheDocument();
  window.history.go(-2);
  await expect.poll(() => window.location.pathname).toBe('/help');
});

test('who goes back before the step of the side menu is drawn closes it too', async () => {
  window.history.replaceState(null, '', '/help');
  window.history.pushState(null, '', '/rng');
  const { screen } = await renderSite('/rng');
  const menu = screen.getByRole('button', { name: 'Abrir menú' });
  await expect.element(menu).toBeVisible();
  const { promise: isPushed, resolve: tell } = Promise.withResolvers<void>();
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (...step) => {
    push(...step);
    tell();
  };
  menu.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await isPushed;
  window.history.back();
  window.history.pushState = push;
  await expect.poll(stateNow).not.toHaveProperty('openedAt');
  await expect.element(screen.getByRole('dialog', { name: 'Menú principal' })).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/rng');
});

test('a side menu that is closed otherwise leaves no step behind', async () => {
  const { sheet } = await openMenu();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(stateNow).not.toHaveProperty('openedAt');
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/help');
});

test('where a link of the side menu leads, back leads to the page it was opened on', async () => {
  const { sheet } = await openMenu();
  await sheet.getByRole('link', { name: 'Promociones' }).click();
  await expect.poll(() => window.location.pathname).toBe('/promotions');
  await expect.element(sheet).not.toBeInTheDocument();
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/rng');
  await expect.element(sheet).not.toBeInTheDocument();
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/help');
});

test('back closes the sheet of a tile; a game that is opened from it takes its place', async () => {
  const { screen, sheet } = await holdTile();
  window.history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/rng');
  await screen.unmount();
  const again = await holdTile();
  await again.sheet.getByRole('link', { name: 'Jugar' }).click();
  await expect.poll(() => window.location.pathname).toBe('/seamless');
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/rng');
  await expect.element(again.sheet).not.toBeInTheDocument();
});
