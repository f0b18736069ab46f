import { expect, test } from 'vitest';
import { game, onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const add = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
const heart = { name: 'Favorito: Frutas Eléctricas' };

test('a visitor who presses a heart is asked to log in', async () => {
  const { screen, callsOf } = await renderSite('/rng');
  await screen.getByRole('button', heart).click();
  await expect.element(screen.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  expect(callsOf(add)).toEqual([]);
});

test('a heart shows the mark before the server has answered, and a second press within the second does nothing', async () => {
  let answer: (() => void) | undefined;
  const { screen, callsOf } = await renderSite('/rng', {
    token: 't',
    answers: {
      [add]: async (url, req) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return succeed(null)(url, req);
      },
    },
  });
  const button = screen.getByRole('button', heart);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  // Not by the driver, which may need longer than the second on a busy machine.
  (button.element() as HTMLElement).click();
  await expect.poll(() => callsOf(add).length).toBe(1);
  expect(callsOf('POST /wps/relay/MCSFE_removeFavoriteGameV2')).toEqual([]);
  answer?.();
});

test('a mark that the server refuses is taken back and said', async () => {
  const { screen } = await renderSite('/rng', {
    token: 't',
    answers: { [add]: refuse(500, 'internal', 'Algo falló') },
  });
  const button = screen.getByRole('button', heart);
  await button.click();
  await expect.element(screen.getByText('No pudimos guardar el favorito')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test('the favourites of a member can be listed, and none of them is said kindly', async () => {
  let marked = [game];
  const { screen } = await renderSite('/rng', {
    token: 't',
    answers: {
      'GET /wps/relay/MCSFE_getFavoriteGames': (url, req) =>
        succeed({ content: marked.map(({ nodeId }) => nodeId) })(url, req),
      'GET /wps/relay/GCSGAME_gameList': (url, req) =>
        succeed(onlyPage(url.searchParams.get('filter') === 'favorites' ? marked : [game]))(url, req),
      'POST /wps/relay/MCSFE_removeFavoriteGameV2': (url, req) => {
        marked = [];
        return succeed(null)(url, req);
      },
    },
  });
  await screen.getByRole('button', { name: 'Favoritos', exact: true }).click();
  await expect.element(screen.getByRole('button', heart)).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', heart).click();
  await expect.element(screen.getByText('Aún no tienes favoritos')).toBeVisible();
});
