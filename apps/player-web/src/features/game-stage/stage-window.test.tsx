import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const launch = succeed({ content: { game_url: 'about:blank', roundState: null } });
const answers = { 'GET /wps/game/launchGame': launch, 'GET /wps/relay/GCS_gameTrialLaunch': launch };
const tileName = 'Jugar: Frutas Eléctricas';

/** The home page of a site whose games open in windows, with the window of a game open over it. */
async function openWindow(more: Parameters<typeof renderSite>[1] = { token: 't' }) {
  const opened = await renderSite('/', {
    site: { gameFrame: 'popup' },
    ...more,
    answers: { ...answers, ...more.answers },
  });
  const tile = opened.screen.getByRole('link', { name: tileName }).first();
  await tile.click();
  return { ...opened, tile };
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

test('a game opens in a window over the page it was chosen on, with its name, the balance and a way out', async () => {
  await page.viewport(1280, 800);
  const { screen } = await openWindow();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  await expect.element(frame.getByRole('toolbar').getByText('$1,500.00')).toBeVisible();
  for (const name of ['Reglas y probabilidades', 'Recargar el juego', 'Salir del juego'])
    await expect.element(frame.getByRole('toolbar').getByRole('button', { name })).toBeVisible();
  expect(window.location.pathname).toBe('/seamless');
  expect(await barriers(frame.element())).toEqual([]);
});

test('the page under a window stays, and nothing of it can be reached or read', async () => {
  const { screen } = await openWindow();
  await expect.element(screen.getByRole('dialog', { name: 'Frutas Eléctricas' })).toHaveFocus();
  for (const part of ['footer', `main a[aria-label="${tileName}"]`])
    expect(document.querySelector(`[inert] ${part}`)).not.toBeNull();
});

test.each(['Escape', 'the closing button', 'back'])('%s leads out, to the tile that was pressed', async (way) => {
  const { screen, tile } = await openWindow();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame).toHaveFocus();
  const titleBefore = document.title;
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else if (way === 'back') window.history.back();
  else await frame.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  await expect.element(tile).toHaveFocus();
  expect(window.location.pathname).toBe('/');
  expect(document.title).not.toBe(titleBefore);
});

test('leaving a window passes over what was opened in it', async () => {
  const { screen } = await openWindow();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await frame.getByRole('button', { name: 'Depositar' }).click();
  const center = screen.getByRole('dialog', { name: 'Mi cuenta' });
  await expect.element(center).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(center).not.toBeInTheDocument();
  await frame.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe('/');
});

test('a visitor is asked in over the window, and closing that leaves the way to the demo, in the same window', async () => {
  const { screen } = await openWindow({});
  await screen.getByRole('dialog', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Cerrar' }).click();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await frame.getByRole('link', { name: 'Probar la demo gratis' }).click();
  await expect.element(frame.getByRole('toolbar').getByText('Demo gratis')).toBeVisible();
  await frame.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe('/');
});

test('a game that cannot be opened says so in its window, which can still be left', async () => {
  const { screen } = await openWindow({
    token: 't',
    answers: { 'GET /wps/v2/games/SOL/frutas-electricas': refuse(404, 'games.unknown', 'No existe') },
  });
  const frame = screen.getByRole('dialog', { name: 'Abriendo el juego' });
  await expect.element(frame.getByText('Este juego no existe')).toBeVisible();
  await frame.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.element(frame).not.toBeInTheDocument();
});

test('below 768 px, and on a site that says so, a game is a page', async () => {
  await page.viewport(760, 800);
  const narrow = await openWindow();
  await expect.element(narrow.screen.getByRole('heading', { level: 1, name: 'Frutas Eléctricas' })).toBeVisible();
  expect(narrow.screen.getByRole('dialog').elements()).toEqual([]);
});

test('a site that says so shows a page in every window', async () => {
  await page.viewport(1280, 800);
  const { screen } = await openWindow({ token: 't', site: { gameFrame: 'page' } });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Frutas Eléctricas' })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});
