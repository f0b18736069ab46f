import { expect, test } from 'vitest';
import { game, onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { withNextClick } from '#testing/with-click.ts';

test('games that cannot be loaded say so and can be asked for again', async () => {
  let isDown = true;
  const { screen } = await renderSite('/rng', {
    answers: {
      'GET /wps/relay/GCSGAME_gameList': (url, req) =>
        (isDown ? refuse(500, 'internal', 'Algo falló') : succeed(onlyPage([game])))(url, req),
    },
  });
  await expect.element(screen.getByText('No pudimos cargar los juegos')).toBeVisible();
  withNextClick(() => (isDown = false));
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
