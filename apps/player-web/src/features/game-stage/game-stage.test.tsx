import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, game, member, refuse, siteAnswers, succeed } from '#testing/answers.ts';
import { lineOfTest } from '#testing/line.ts';
import { late, watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';

const gameAddress = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const launch = succeed({ content: { game_url: 'about:blank', roundState: null } });

test('a visitor is asked to log in and offered the demo', async () => {
  const { screen, callsOf } = await renderSite(gameAddress);
  await expect.element(screen.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Probar la demo gratis' }))
    .toHaveAttribute('href', `${gameAddress}&demo=1`);
  expect(callsOf('GET /wps/game/launchGame')).toEqual([]);
});

test('a visitor is offered no demo of a game that has none', async () => {
  const facts = succeed({ game: { ...game, supportPlay: 1 }, state: 'open', stakes: null });
  const { screen } = await renderSite(gameAddress, { answers: { 'GET /wps/v2/games/SOL/frutas-electricas': facts } });
  await screen.getByRole('dialog', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByText('Para jugar con dinero necesitas una cuenta.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Probar la demo gratis' })).not.toBeInTheDocument();
});

test('a visitor presses nothing that the picture of the game then pushes away', async () => {
  const facts = 'GET /wps/v2/games/SOL/frutas-electricas';
  const moved = watchPlaces('[data-theme=dark]:has(h2)');
  const { screen } = await renderSite(gameAddress, {
    answers: { [facts]: late(300, siteAnswers[facts] ?? refuse(404, 'request.not_found', 'No existe')) },
  });
  await screen.getByRole('dialog', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByRole('link', { name: 'Probar la demo gratis' })).toBeVisible();
  expect(moved()).toEqual([]);
});

test('a member gets the game in a named frame under a bar with the balance', async () => {
  const { screen } = await renderSite(gameAddress, { token: 't', answers: { 'GET /wps/game/launchGame': launch } });
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  await expect.element(screen.getByRole('toolbar').getByText('$1,500.00')).toBeVisible();
});

/** Opens the game as a member with a live line; each launch has an address of its own, `refused` times none. */
async function openWithLine(refused = 0) {
  const line = lineOfTest();
  let launches = 0;
  const answer: Answer = (url, req) => {
    launches += 1;
    if (launches <= refused) return refuse(500, 'internal', 'No se pudo')(url, req);
    return succeed({ content: { game_url: `about:blank?${launches}`, roundState: null } })(url, req);
  };
  const { screen, callsOf } = await renderSite(gameAddress, {
    token: 't',
    createSocket: line.create,
    answers: { 'GET /wps/game/launchGame': answer },
  });
  return { screen, line, callsOf };
}

test('a live line that was lost and is back leaves the game alone that is being played', async () => {
  const { screen, line, callsOf } = await openWithLine();
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toHaveAttribute('src', 'about:blank?1');
  const asked = callsOf('GET /wps/v2/wallets/balance').length;
  line.setAway(true);
  line.setAway(false);
  await expect.poll(() => callsOf('GET /wps/v2/wallets/balance').length).toBeGreaterThan(asked);
  expect(callsOf('GET /wps/game/launchGame')).toHaveLength(1);
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toHaveAttribute('src', 'about:blank?1');
});

test('a game that could not be opened is asked for again when the live line is back', async () => {
  const { screen, line } = await openWithLine(1);
  await expect.element(screen.getByText('No pudimos abrir el juego')).toBeVisible();
  line.setAway(true);
  line.setAway(false);
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toHaveAttribute('src', 'about:blank?2');
});

test('the demo needs nobody and says what it is', async () => {
  const { screen } = await renderSite(`${gameAddress}&demo=1`, {
    answers: { 'GET /wps/relay/GCS_gameTrialLaunch': launch },
  });
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  await expect.element(screen.getByRole('toolbar').getByText('Demo gratis')).toBeVisible();
});

test('a trial visitor is told that a real account is needed', async () => {
  const { screen, callsOf } = await renderSite(gameAddress, {
    token: 't',
    answers: { 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }) },
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Necesitas una cuenta real' });
  await expect.element(dialog).toHaveAccessibleDescription(/no abre juegos con dinero/);
  expect(screen.getByText(/^Abriendo/).elements(), 'nothing is on its way').toHaveLength(0);
  expect(callsOf('GET /wps/game/launchGame')).toEqual([]);
});

test('a trial visitor who opens a panel is told about that, and not about games', async () => {
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 't',
    answers: { 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }) },
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Necesitas una cuenta real' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('El modo gratis no incluye esta sección. Crea una cuenta para abrirla.');
});

test('a game that cannot be opened says why and can be tried again', async () => {
  const { screen, callsOf } = await renderSite(gameAddress, {
    token: 't',
    answers: { 'GET /wps/game/launchGame': refuse(422, 'games.disabled', 'Este juego está en pausa') },
  });
  await expect.element(screen.getByText('Este juego está en pausa')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf('GET /wps/game/launchGame').length).toBe(2);
});

test('a visitor is not asked in for a game that does not exist', async () => {
  const { screen } = await renderSite('/seamless?vassalage=SOL&gameCode=nope');
  await expect.element(screen.getByText('Este juego no existe')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.search).not.toContain('account');
});

test('an unknown game leads back to the games', async () => {
  const { screen } = await renderSite('/seamless?vassalage=SOL&gameCode=nope', { token: 't' });
  await expect.element(screen.getByText('Este juego no existe')).toBeVisible();
});

const ownUrl = `${window.location.origin}/favicon.svg`;
const launchOwn = { 'GET /wps/game/launchGame': succeed({ content: { game_url: ownUrl, roundState: null } }) };

afterEach(() => vi.useRealTimers());

test.each(['ready', 'error'])('the cover stays over a loaded frame until the game says %s', async (type) => {
  const { screen } = await renderSite(gameAddress, { token: 't', answers: launchOwn });
  const frame = screen.getByTitle('Juego: Frutas Eléctricas');
  const isLoaded = () => {
    const shown = (frame.element() as HTMLIFrameElement).contentDocument;
    return shown?.URL === ownUrl && shown.readyState === 'complete';
  };
  await expect.poll(isLoaded).toBe(true);
  await expect.element(screen.getByText('Abriendo Frutas Eléctricas').first()).toBeVisible();
  window.postMessage({ source: 'quetzal-studio', type }, window.location.origin);
  await expect.element(screen.getByText('Abriendo Frutas Eléctricas').first()).not.toBeInTheDocument();
});

test('a silent game is called slow after 8 seconds and given up after 20, with a way on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { screen, callsOf } = await renderSite(gameAddress, { token: 't', answers: launchOwn });
  await expect.element(screen.getByText('Abriendo Frutas Eléctricas').first()).toBeVisible();
  vi.advanceTimersByTime(8_000);
  await expect.element(screen.getByText(/Está tardando más de lo normal/)).toBeVisible();
  vi.advanceTimersByTime(12_000);
  vi.useRealTimers();
  await expect.element(screen.getByRole('alert').getByText('El juego no respondió')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf('GET /wps/game/launchGame').length).toBe(2);
});

const factsOf = (state: string, more: object = {}) => ({
  'GET /wps/v2/games/SOL/frutas-electricas': succeed({ game: { ...game, ...more }, state, stakes: null }),
});

test('a game of a vendor in maintenance says when it is expected back, and is not launched over that', async () => {
  const { screen } = await renderSite(gameAddress, {
    token: 't',
    answers: {
      ...factsOf('paused', { backAt: '2026-11-22T18:00:00Z' }),
      'GET /wps/game/launchGame': refuse(422, 'games.vendor_paused', 'En mantenimiento'),
    },
  });
  await expect.element(screen.getByText('Solaris está en mantenimiento')).toBeVisible();
  await expect.element(screen.getByText(/vuelvan el 22 nov 2026, 12:00/)).toBeVisible();
});

test('a game that is closed by itself says so of itself, not of its vendor', async () => {
  const { screen } = await renderSite(gameAddress, {
    token: 't',
    answers: {
      ...factsOf('closed', { isPaused: true, backAt: '2026-11-22T18:00:00Z' }),
      'GET /wps/game/launchGame': refuse(422, 'games.disabled', 'No está disponible'),
    },
  });
  await expect.element(screen.getByText('Frutas Eléctricas está en mantenimiento')).toBeVisible();
  await expect.element(screen.getByText('Vuelve 22 nov 2026, 12:00')).toBeVisible();
});

test('a game that was withdrawn says so and shows others', async () => {
  const { screen } = await renderSite(gameAddress, { answers: factsOf('withdrawn') });
  await expect.element(screen.getByText('Este juego se retiró')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Más juegos' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Jugar: Rayo 777' })).toBeInTheDocument();
});

test('the rules name the odds and the stakes of the game', async () => {
  const { screen } = await renderSite(gameAddress, { token: 't', answers: { 'GET /wps/game/launchGame': launch } });
  await screen.getByRole('button', { name: 'Reglas y probabilidades' }).click();
  const rules = screen.getByRole('dialog', { name: 'Reglas de Frutas Eléctricas' });
  await expect.poll(() => rules.element().textContent).toMatch(/96\.27.*\$1\.00.*\$500\.00/);
});

test('the heart of the bar marks the game', async () => {
  const add = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
  const { screen, callsOf } = await renderSite(gameAddress, {
    token: 't',
    answers: { 'GET /wps/game/launchGame': launch, [add]: succeed(null) },
  });
  await screen.getByRole('toolbar').getByRole('button', { name: 'Agregar a favoritos' }).click();
  await expect.poll(() => callsOf(add).length).toBe(1);
});
