import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { game, member, refuse, stay, succeed } from '#testing/answers.ts';
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
  vi.restoreAllMocks();
  vi.useRealTimers();
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

test('on a telephone held sideways the window has the whole screen, and the game all but a slim bar', async () => {
  await page.viewport(844, 390);
  const { screen } = await openWindow();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.poll(() => frame.getByTitle('Juego: Frutas Eléctricas').element().clientHeight).toBe(350);
  await expect.poll(() => frame.element().getBoundingClientRect().width).toBe(844);
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

test('a lost connection is told in the window, over what can be read of the page', async () => {
  const { screen } = await openWindow();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame).toHaveFocus();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(frame.getByRole('status').getByText('No tienes conexión')).toBeVisible();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(frame.getByText('No tienes conexión')).not.toBeInTheDocument();
});

test('a game that does not answer is called slow and then given up in its window, and can be left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { screen } = await openWindow();
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame.getByText('Abriendo Frutas Eléctricas').first()).toBeVisible();
  vi.advanceTimersByTime(8_000);
  await expect.element(frame.getByText(/Está tardando más de lo normal/)).toBeVisible();
  vi.advanceTimersByTime(12_000);
  vi.useRealTimers();
  await frame.getByRole('alert').getByRole('button', { name: 'Ver los juegos' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

test('a game of a vendor in maintenance says in its window when it is expected back', async () => {
  const paused = { game: { ...game, backAt: '2026-11-22T18:00:00Z' }, state: 'paused', stakes: null };
  const { screen, callsOf } = await openWindow({
    token: 't',
    answers: {
      'GET /wps/v2/games/SOL/frutas-electricas': succeed(paused),
      'GET /wps/game/launchGame': refuse(422, 'games.vendor_paused', 'En mantenimiento'),
    },
  });
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame.getByText('Solaris está en mantenimiento')).toBeVisible();
  await expect.element(frame.getByText(/vuelvan el 22 nov 2026, 12:00/)).toBeVisible();
  await expect.element(frame.getByRole('button', { name: 'Pantalla completa' })).not.toBeInTheDocument();
  await expect.element(frame.getByText(/^Abriendo/)).not.toBeInTheDocument();
  expect(callsOf('GET /wps/game/launchGame').length).toBeLessThan(2);
  await frame.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.element(frame).not.toBeInTheDocument();
});

test('a vendor that is down is told in the window, and asked again there', async () => {
  const { screen, callsOf } = await openWindow({
    token: 't',
    answers: { 'GET /wps/game/launchGame': refuse(503, 'vendors.unavailable', 'El proveedor no responde') },
  });
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await frame.getByRole('button', { name: 'Reintentar' }).click({ timeout: 10_000 });
  await expect.poll(() => callsOf('GET /wps/game/launchGame').length).toBeGreaterThan(1);
  await expect.element(frame).toBeVisible();
});

test('a trial visitor is told over the window that a real account is needed, and is led back by no', async () => {
  const { screen, tile, callsOf } = await openWindow({
    token: 't',
    answers: { 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }) },
  });
  const question = screen.getByRole('alertdialog', { name: 'Necesitas una cuenta real' });
  await expect.element(question).toBeVisible();
  expect(callsOf('GET /wps/game/launchGame')).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Frutas Eléctricas' })).not.toBeInTheDocument();
  await expect.element(tile).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('T050 a reality check that falls due during play is asked over the window and holds its game', async () => {
  const check = { minutes: 30, dueAt: '2026-11-22T10:10:00.000Z', isDue: true };
  let isDue = false;
  const gameUrl = `${window.location.origin}/favicon.svg`;
  const { screen } = await openWindow({
    token: 't',
    answers: {
      'GET /wps/game/launchGame': succeed({ content: { game_url: gameUrl, roundState: null } }),
      'GET /wps/v2/limits/session': (...asked) => succeed(isDue ? { ...stay, realityCheck: check } : stay)(...asked),
      'POST /wps/v2/limits/session/acknowledge': succeed(stay),
    },
  });
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  const iframe = document.querySelector('iframe');
  isDue = true;
  window.postMessage({ source: 'quetzal-studio', type: 'spin-settled' }, window.location.origin);
  const question = screen.getByRole('alertdialog', { name: '¿Cómo va todo?' });
  await expect.element(question).toBeVisible();
  expect(iframe?.inert).toBe(true);
  isDue = false;
  await question.getByRole('button', { name: 'Seguir jugando' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(iframe?.inert).toBe(false);
  expect(iframe?.isConnected, 'the game is the same').toBe(true);
  await expect.element(frame).toBeVisible();
});

test('a panel over the window has its game stop playing by itself', async () => {
  const gameUrl = `${window.location.origin}/favicon.svg`;
  const { screen } = await openWindow({
    token: 't',
    answers: { 'GET /wps/game/launchGame': succeed({ content: { game_url: gameUrl, roundState: null } }) },
  });
  const frame = screen.getByRole('dialog', { name: 'Frutas Eléctricas' });
  await expect.element(frame.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  const game = document.querySelector('iframe');
  await expect.poll(() => game?.contentDocument?.URL).toBe(gameUrl);
  const heard: unknown[] = [];
  game?.contentWindow?.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  window.postMessage({ source: 'quetzal-studio', type: 'ready' }, window.location.origin);
  await expect.element(frame.getByText(/^Abriendo/)).not.toBeInTheDocument();
  await frame.getByRole('button', { name: 'Depositar' }).click();
  await expect.poll(() => heard).toEqual([{ source: 'quetzal-site', type: 'pause' }]);
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
