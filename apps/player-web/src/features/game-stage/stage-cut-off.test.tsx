import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { succeed } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';

const gameUrl = `${window.location.origin}/favicon.svg`;
const game = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const words = 'La apuesta que estaba en curso se liquida sin ti. La verás en «Registro de apuestas».';
const paused = { state: 'paused', until: '2027-01-02T12:00:00.000Z', source: 'operator' };

/** A game of a member whose last round has begun, and has ended too where `isOver`. */
async function play({ isOver = false } = {}) {
  const line = lineOfTest();
  const page = await renderSite(game, {
    token: 't',
    createSocket: line.create,
    answers: {
      'GET /wps/game/launchGame': succeed({ content: { game_url: gameUrl, roundState: null } }),
      'GET /wps/v2/limits/standing': succeed(clear),
      'DELETE /wps/session/logout': succeed(null),
    },
  });
  await expect.element(page.screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  // The game, and what says that a break began and leads away.
  await expect.poll(() => line.hearers('break.began')).toBe(2);
  // What is said last is shown: the game has been heard by then.
  const says = ['ready', 'spin-started', ...(isOver ? ['spin-settled'] : [])];
  for (const type of says) window.postMessage({ source: 'quetzal-studio', type }, window.location.origin);
  window.postMessage({ source: 'quetzal-studio', type: 'bet-refused', code: 'PLAYER_BLOCKED' }, window.location.origin);
  await expect.element(page.screen.getByText('Tu cuenta no puede apostar por ahora.')).toBeVisible();
  return { ...page, line };
}

test('a break that begins elsewhere in the middle of a round says what becomes of the bet, and leads to it', async () => {
  const { screen, line } = await play();
  line.say('break.began', paused);
  line.say('session.revoked', {});
  await expect.element(screen.getByText('Tu pausa empezó')).toBeVisible();
  const notice = screen.getByText(words);
  await expect.element(notice).toBeVisible();
  expect(notice.all()).toHaveLength(1);
  await expect.poll(() => window.location.pathname).toBe('/help');
  await screen.getByRole('button', { name: 'Ver mis apuestas' }).click();
  const form = screen.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect.element(form).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/?overlay=personalHistoryCopy');
});

test('a session that ends elsewhere in the middle of a round says so in the login that opens, once', async () => {
  const { screen, session } = await play();
  session.clear('revoked');
  const form = screen.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect.element(form.getByText(words)).toBeVisible();
  expect(await barriers()).toEqual([]);
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await screen.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(form.getByText('Tu sesión terminó')).toBeVisible();
  await expect.element(form.getByText(words)).not.toBeInTheDocument();
});

test('between rounds there is no bet to speak of', async () => {
  const ended = await play({ isOver: true });
  ended.session.clear('revoked');
  await expect.element(ended.screen.getByRole('dialog').getByText('Tu sesión terminó')).toBeVisible();
  await expect.element(ended.screen.getByText(words)).not.toBeInTheDocument();
});
