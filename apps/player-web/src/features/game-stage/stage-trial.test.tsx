import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { game, member, siteAnswers, succeed, type Answers } from '#testing/answers.ts';
import { late } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';

const gameAddress = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const facts = 'GET /wps/v2/games/SOL/frutas-electricas';
const answers: Answers = {
  'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }),
  'GET /wps/relay/GCS_gameTrialLaunch': succeed({ content: { game_url: 'about:blank', roundState: null } }),
  'POST /wps/session/login/freeplay': succeed({
    token: 't',
    firstTimeLogin: false,
    passwordExpired: false,
    passwordIsDefault: false,
  }),
};
const title = 'Necesitas una cuenta real';

test('who chose to play for nothing at a game that has a demo is offered it first, and gets it', async () => {
  const { screen, callsOf } = await renderSite(gameAddress, { site: { flags: { FREEPLAY3: true } }, answers });
  await screen.getByRole('button', { name: 'Juego gratis, sin registro' }).click();
  const question = screen.getByRole('alertdialog', { name: title });
  const ways = question.getByRole('link').or(question.getByRole('button'));
  await expect.element(ways.first()).toHaveTextContent('Probar la demo gratis');
  await expect.element(question.getByRole('button', { name: 'Crear cuenta' })).toBeVisible();
  expect(await barriers(question.element())).toEqual([]);
  await ways.first().click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  await expect.element(screen.getByRole('toolbar').getByText('Demo gratis')).toBeVisible();
  expect(callsOf('GET /wps/game/launchGame')).toEqual([]);
});

test('who makes an account for a game does so at that game, and then has it', async () => {
  const { screen, callsOf } = await renderSite(gameAddress, {
    token: 't',
    answers: { ...answers, 'DELETE /wps/session/logout': succeed(null) },
  });
  await screen.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Crear cuenta' })).toBeVisible();
  expect(callsOf('DELETE /wps/session/logout')).toHaveLength(1);
  expect(window.location.pathname + window.location.search).toBe(`${gameAddress}&account=register`);
});

test('a game without a demo offers none', async () => {
  const { screen } = await renderSite(gameAddress, {
    token: 't',
    answers: { ...answers, [facts]: succeed({ game: { ...game, supportPlay: 1 }, state: 'open', stakes: null }) },
  });
  const question = screen.getByRole('alertdialog', { name: title });
  await expect.element(question).toBeVisible();
  await expect.element(question.getByRole('link')).not.toBeInTheDocument();
});

test('until it is known whether the game has a demo, its place says that it is coming', async () => {
  const known = siteAnswers[facts] ?? succeed(null);
  const { screen } = await renderSite(gameAddress, { token: 't', answers: { ...answers, [facts]: late(400, known) } });
  await expect.poll(() => document.querySelector('main [aria-busy=true] [data-slot=skeleton]')).not.toBeNull();
  await expect.element(screen.getByRole('alertdialog', { name: title }).getByRole('link')).toBeVisible();
});

test('a trial visitor is told that a closed game is closed, and nothing of accounts', async () => {
  const { screen } = await renderSite(gameAddress, {
    token: 't',
    answers: { ...answers, [facts]: succeed({ game, state: 'withdrawn', stakes: null }) },
  });
  await expect.element(screen.getByText('Este juego se retiró')).toBeVisible();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});
