import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { refuse, stay, succeed, type Answers } from '#testing/answers.ts';
import { clear, limit } from '#testing/limit.ts';
import { renderSite } from '#testing/render-site.tsx';

afterEach(() => vi.restoreAllMocks());

const gameUrl = `${window.location.origin}/favicon.svg`;
const launch = succeed({ content: { game_url: gameUrl, roundState: null } });

const openGame = (answers: Answers) =>
  renderSite('/seamless?vassalage=SOL&gameCode=frutas-electricas', {
    token: 't',
    answers: { 'GET /wps/game/launchGame': launch, ...answers },
  });
const say = (type: string, code?: string) =>
  window.postMessage({ source: 'quetzal-studio', type, code }, window.location.origin);

test('T051 the time of the session and what it came to stand in view of the game', async () => {
  const { screen } = await openGame({});
  await expect
    .element(screen.getByRole('toolbar').getByRole('group', { name: /^Tu sesión: 0:10:0\d, resultado −\$45\.00$/ }))
    .toBeVisible();
});

test('where the session ended nothing is told of it over the door', async () => {
  const { screen, session } = await openGame({});
  const figures = screen.getByRole('group', { name: /^Tu sesión/ });
  await expect.element(figures.first()).toBeInTheDocument();
  session.clear('revoked');
  await expect.element(screen.getByRole('heading', { name: 'Inicia sesión para jugar' })).toBeInTheDocument();
  expect(figures.all()).toEqual([]);
});

test('T050 a reality check holds the game: covered, out of reach, told to pause, until it is acknowledged', async () => {
  const due = { ...stay, realityCheck: { minutes: 30, dueAt: '2026-11-22T10:10:00.000Z', isDue: true } };
  const { screen } = await openGame({
    'GET /wps/v2/limits/session': succeed(due),
    'POST /wps/v2/limits/session/acknowledge': succeed(stay),
  });
  await expect.element(screen.getByRole('alertdialog', { name: '¿Cómo va todo?' })).toBeVisible();
  const frame = document.querySelector('iframe');
  expect(frame?.inert).toBe(true);
  await expect.element(screen.getByText('El juego está en pausa')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Seguir jugando' }).click();
  await expect.element(screen.getByText('El juego está en pausa')).not.toBeInTheDocument();
  expect(frame?.inert).toBe(false);
});

test('a game that is held while it still loads is told to pause when it is ready, and nothing before', async () => {
  const heard: string[] = [];
  const game = { postMessage: ({ type }: { type: string }) => heard.push(type) };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(game as never);
  const due = { ...stay, realityCheck: { minutes: 30, dueAt: '2026-11-22T10:10:00.000Z', isDue: true } };
  const { screen } = await openGame({ 'GET /wps/v2/limits/session': succeed(due) });
  await expect.element(screen.getByRole('alertdialog', { name: '¿Cómo va todo?' })).toBeVisible();
  await expect.element(screen.getByText('El juego está en pausa')).toBeInTheDocument();
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  expect(heard).toEqual([]);
  say('ready');
  await expect.poll(() => heard).toContain('pause');
});

test('a bet that a limit refused is explained with the room that is left', async () => {
  const { screen } = await openGame({
    'GET /wps/v2/limits': succeed({
      currency: 'MXN',
      timeZone: 'America/Mexico_City',
      limits: [
        limit('loss_day', { binding: '500.00', used: '488.00', left: '12.00', resetsAt: '2026-11-23T06:00:00.000Z' }),
        limit('wager_week', { binding: '900.00', used: '100.00', left: '800.00' }),
      ],
    }),
  });
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  say('ready');
  say('bet-refused', 'LIMIT_REACHED');
  const notice = screen.getByText(
    'Lo más que puedes apostar ahora es $12.00: es lo que deja tu límite «Pérdidas por día».',
  );
  await expect.element(notice).toBeVisible();
  expect(await barriers()).toEqual([]);
  await screen.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test.each([
  [390, 844, 2],
  [844, 390, 1],
])(
  'what is said of a refused bet at %i by %i covers nothing of the game and takes its lines: %i',
  async (width, height, lines) => {
    await page.viewport(width, height);
    const { screen } = await openGame({});
    const frame = screen.getByTitle('Juego: Frutas Eléctricas');
    await expect.element(frame).toBeInTheDocument();
    say('ready');
    say('bet-refused', 'PLAYER_BLOCKED');
    const notice = screen.getByText('Tu cuenta no puede apostar por ahora.');
    await expect.element(notice).toBeVisible();
    const told = notice.element().closest('[data-slot=alert]')?.getBoundingClientRect();
    expect(told?.bottom).toBeLessThanOrEqual(frame.element().getBoundingClientRect().top);
    expect(told?.height).toBeLessThanOrEqual(16 + lines * 20);
    await page.viewport(1280, 800);
  },
);

test('on a short telephone what is said of a refused bet leaves the game its height', async () => {
  await page.viewport(320, 568);
  const { screen } = await openGame({});
  const frame = screen.getByTitle('Juego: Frutas Eléctricas');
  await expect.element(frame).toBeInTheDocument();
  say('ready');
  const { top, height } = frame.element().getBoundingClientRect();
  say('bet-refused', 'PLAYER_BLOCKED');
  const notice = screen.getByText('Tu cuenta no puede apostar por ahora.');
  await expect.element(notice).toBeVisible();
  expect(frame.element().getBoundingClientRect()).toMatchObject({ top, height });
  const told = notice.element().closest('[data-slot=alert]')?.getBoundingClientRect();
  expect(told?.top).toBe(top);
  await screen.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('a bet that money refused is left to the words of the game', async () => {
  const { screen } = await openGame({});
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  say('ready');
  say('bet-refused', 'INSUFFICIENT_FUNDS');
  say('bet-refused', 'PLAYER_BLOCKED');
  await expect.element(screen.getByText('Tu cuenta no puede apostar por ahora.')).toBeVisible();
  await expect.element(screen.getByText(/Uno de tus límites/)).not.toBeInTheDocument();
});

test('a bet that costs more than there is at the maker leads to the wallet, and the next bet puts that away', async () => {
  const { screen } = await openGame({});
  await expect.element(screen.getByTitle('Juego: Frutas Eléctricas')).toBeInTheDocument();
  say('ready');
  say('bet-refused', 'VENDOR_WALLET_SHORT');
  const notice = screen.getByText(
    'Tu saldo en Solaris no alcanza para esta apuesta. Transfiere dinero desde «Mi cartera».',
  );
  await expect.element(notice).toBeVisible();
  expect(await barriers()).toEqual([]);
  say('spin-started');
  await expect.element(notice).not.toBeInTheDocument();
  say('bet-refused', 'VENDOR_WALLET_SHORT');
  await screen.getByRole('button', { name: 'Mi cartera' }).click();
  await expect.poll(() => new URLSearchParams(window.location.search).get('overlay')).toBe('transferFund');
});

test('T043 who has paused play is told until when instead of a game, and led to the panel', async () => {
  const { screen } = await openGame({
    'GET /wps/game/launchGame': refuse(403, 'limits.paused', '2026-11-24T18:00:00.000Z', {
      params: { until: '2026-11-24T18:00:00.000Z' },
    }),
    'GET /wps/v2/limits/standing': succeed(clear),
  });
  await expect.element(screen.getByText(/24 nov 2026, 12:00/)).toBeVisible();
  await screen.getByRole('button', { name: 'Ver mi pausa' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Hacer una pausa' })).toBeVisible();
});
