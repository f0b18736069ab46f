import { expect, test } from 'vitest';
import { game, onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

test('the home page leads to the games and names the page', async () => {
  const { screen } = await renderSite('/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gira con cuentas claras');
  await expect
    .element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }))
    .toHaveAttribute('href', '/seamless?vassalage=SOL&gameCode=frutas-electricas');
  await expect.poll(() => document.title).toBe('Inicio · Quetzal');
});

test('winners are shown when there are some, and nothing stands in their place when there are none', async () => {
  const winner = {
    account: 'car***91',
    gameName: 'Rayo 777',
    gameCode: 'rayo-777',
    vendorName: 'Tlaloc',
    iconUrl: game.iconUrl,
    vo: { winAmount: '48,210.50' },
    currency: 'MXN',
    wonAt: '2026-11-20T10:00:00Z',
  };
  const { screen } = await renderSite('/', {
    answers: { 'GET /wps/relay/GCSGAME_getRankList': succeed({ content: [winner] }) },
  });
  await expect.element(screen.getByRole('heading', { name: 'Ganadores recientes' })).toBeVisible();
  await expect.element(screen.getByText('$48,210.50')).toBeVisible();
  await screen.unmount();
  const without = await renderSite('/');
  await expect.element(without.screen.getByRole('heading', { name: 'Juegos populares' })).toBeVisible();
  await expect.element(without.screen.getByRole('heading', { name: 'Ganadores recientes' })).not.toBeInTheDocument();
});

test('games that cannot be loaded say so and can be asked for again', async () => {
  let isDown = true;
  const { screen } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_gameList': (url, req) =>
        (isDown ? refuse(500, 'internal', 'Algo falló') : succeed(onlyPage([game])))(url, req),
    },
  });
  await expect.element(screen.getByText('No pudimos cargar los juegos')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' })).toBeVisible();
});

test('a search is sent to the server and an empty result can be cleared', async () => {
  const { screen, callsOf } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_gameList': (url, req) =>
        succeed(onlyPage(url.searchParams.has('search') ? [] : [game]))(url, req),
    },
  });
  await screen.getByRole('searchbox', { name: 'Buscar juegos' }).fill('nada');
  await expect.element(screen.getByText('No encontramos ese juego')).toBeVisible();
  expect(callsOf('GET /wps/relay/GCSGAME_gameList').some((url) => url.searchParams.get('search') === 'nada')).toBe(
    true,
  );
  await screen.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.element(screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' })).toBeVisible();
});

test('an address that leads nowhere helps on', async () => {
  const { screen } = await renderSite('/no-such-page');
  await expect.element(screen.getByText('No encontramos esta página')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ver los juegos' })).toHaveAttribute('href', '/rng');
});
