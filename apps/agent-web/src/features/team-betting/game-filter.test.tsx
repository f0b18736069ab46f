import { expect, test } from 'vitest';
import { onlyPage, refuse, succeed, type Answer } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const call = 'GET /wps/v2/agent/team/bets';
const bet = {
  id: 'b1',
  vendorRoundId: 'round-of-tlaloc-77',
  vendorName: 'Tlaloc',
  gameCode: 'rayo-777',
  gameName: 'Rayo 777',
  stake: '25.00',
  win: '0.00',
  net: '-25.00',
  validBet: '25.00',
  state: 'settled',
  placedAt: '2026-11-21T20:32:10Z',
  account: 'luna.x7',
};
const totals = { count: 1, stake: '25.00', win: '0.00', net: '-25.00', validBet: '25.00' };
const oneBet = succeed(onlyPage([bet], { totals }));

test('the games to filter by that could not be loaded can be asked for again', async () => {
  let isDown = true;
  const games: Answer = (url, req) =>
    (isDown
      ? refuse(500, 'internal', 'Algo falló de nuestro lado.')
      : succeed(onlyPage([{ gameCode: 'rayo-777', displayName: 'Rayo 777' }])))(url, req);
  const { screen } = await renderPortal('/team/bets', {
    answers: { [call]: oneBet, 'GET /wps/relay/GCSGAME_gameList': games },
  });
  const filter = screen.getByRole('combobox', { name: 'Juego' });
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  await expect.element(filter).toHaveAccessibleDescription('No pudimos cargar esta información');
  isDown = false;
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(filter).toHaveFocus();
  await filter.click();
  await expect.element(screen.getByRole('option', { name: 'Rayo 777' })).toBeVisible();
});

test('every game is found by a part of its name, also one that is not offered by itself', async () => {
  const offered = { gameCode: 'rayo-777', displayName: 'Rayo 777' };
  const rare = { gameCode: 'selva-9', displayName: 'Selva de Noche' };
  const games: Answer = (url, req) => {
    const search = url.searchParams.get('search');
    return succeed(onlyPage(search === null ? [offered] : search === 'noche' ? [rare] : []))(url, req);
  };
  const { screen, callsOf } = await renderPortal('/team/bets', {
    answers: { [call]: oneBet, 'GET /wps/relay/GCSGAME_gameList': games },
  });
  const filter = screen.getByRole('combobox', { name: 'Juego' });
  await filter.fill('noche');
  await screen.getByRole('option', { name: 'Selva de Noche' }).click();
  await expect.poll(() => callsOf(call).at(-1)?.searchParams.get('gameCode')).toBe('selva-9');
  await expect.element(filter).toHaveValue('Selva de Noche');
  await screen.getByRole('button', { name: 'Quitar juego' }).click();
  await expect.poll(() => callsOf(call).at(-1)?.searchParams.has('gameCode')).toBe(false);
  await expect.element(filter).toHaveValue('');
});

test('a game of the address that is not offered is called as its bets call it', async () => {
  const bets = succeed(onlyPage([{ ...bet, gameCode: 'selva-9', gameName: 'Selva de Noche' }], { totals }));
  const { screen } = await renderPortal('/team/bets?game=selva-9', { answers: { [call]: bets } });
  await expect.element(screen.getByRole('combobox', { name: 'Juego' })).toHaveValue('Selva de Noche');
});

test('that every game is shown reads like that every state is: as a choice, not as a hint', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: oneBet } });
  const game = screen.getByRole('combobox', { name: 'Juego' });
  await expect.element(game).toHaveAttribute('placeholder', 'Juego: todos');
  const state = screen.getByRole('combobox', { name: 'Estado' }).element();
  expect(getComputedStyle(game.element(), '::placeholder').color).toBe(getComputedStyle(state).color);
});
