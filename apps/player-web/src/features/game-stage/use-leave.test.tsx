import { expect, test } from 'vitest';
import { game, member, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const gameAddress = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const other = { ...game, vassalage: 'TLA', gameCode: 'rayo-777', displayName: 'Rayo 777' };
const launch = succeed({ content: { game_url: 'about:blank', roundState: null } });
const answers = {
  'GET /wps/game/launchGame': launch,
  'GET /wps/relay/GCS_gameTrialLaunch': launch,
  'GET /wps/v2/games/TLA/rayo-777': succeed({ game: other, state: 'open', stakes: null }),
};

/** A game that is opened by a link on a page of somebody else. */
function openByLink(...[address, opening]: Parameters<typeof renderSite>) {
  window.history.replaceState(null, '', '/?of=somebody-else');
  window.history.pushState(null, '', '/');
  return renderSite(address, { ...opening, answers: { ...answers, ...opening?.answers } });
}

test('who came to a game by a link is led to the slots', async () => {
  const { screen } = await openByLink(gameAddress, { token: 't' });
  await screen.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.poll(() => window.location.pathname).toBe('/rng');
});

test('the login that a link to a game opens does not make it a page of the site', async () => {
  const { screen } = await openByLink(gameAddress);
  await screen.getByRole('dialog', { name: 'Iniciar sesión' }).getByRole('button', { name: 'Cerrar' }).click();
  await screen.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/rng');
});

test('neither do the demo and the login opened once more', async () => {
  const { screen } = await openByLink(gameAddress);
  const login = screen.getByRole('dialog', { name: 'Iniciar sesión' });
  await login.getByRole('button', { name: 'Cerrar' }).click();
  await screen.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await login.getByRole('button', { name: 'Cerrar' }).click();
  await screen.getByRole('link', { name: 'Probar la demo gratis' }).click();
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.poll(() => window.location.pathname).toBe('/rng');
});

test('a trial visitor who came by a link and needs an account is led to the slots by no', async () => {
  const { screen } = await openByLink(gameAddress, {
    token: 't',
    answers: { 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }) },
  });
  const question = screen.getByRole('alertdialog', { name: 'Necesitas una cuenta real' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(() => window.location.pathname).toBe('/rng');
});

test('a game that was opened from a page leads back to it, over the games since', async () => {
  const { screen } = await renderSite('/', { token: 't', answers });
  await screen.getByRole('link', { name: 'Jugar: Frutas Eléctricas' }).first().click();
  await screen.getByRole('main').getByRole('link', { name: 'Jugar: Rayo 777' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Rayo 777' })).toBeVisible();
  await screen.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.poll(() => window.location.pathname).toBe('/');
});
