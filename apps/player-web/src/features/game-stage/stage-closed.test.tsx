import { afterEach, expect, test, vi } from 'vitest';
import { game, refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const address = '/seamless?vassalage=SOL&gameCode=frutas-electricas';
const facts = 'GET /wps/v2/games/SOL/frutas-electricas';
const open = succeed({ game, state: 'open', stakes: null });
const closed = succeed({ game: { ...game, backAt: '2026-11-22T18:00:00Z' }, state: 'closed', stakes: null });
const gameUrl = `${window.location.origin}/favicon.svg`;
const launch = succeed({ content: { game_url: gameUrl, roundState: null } });
const frameTitle = 'Juego: Frutas Eléctricas';
const closedTitle = 'Frutas Eléctricas está en mantenimiento';

afterEach(() => vi.useRealTimers());

/** A game that is open, and how what is known of it becomes something else. */
async function openGame({ path = address, answers = {} }: { path?: string; answers?: Answers } = {}) {
  let known = open;
  const site = await renderSite(path, {
    token: 't',
    answers: {
      [facts]: (url, request) => known(url, request),
      'GET /wps/game/launchGame': launch,
      'GET /wps/relay/GCS_gameTrialLaunch': launch,
      ...answers,
    },
  });
  return { ...site, becomes: (next: typeof open) => (known = next) };
}

const say = (type: string, code?: string) =>
  window.postMessage({ source: 'quetzal-studio', type, code }, window.location.origin);
const everyMinute = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });

test('a game that refuses a bet because it was closed gives way to why, and until when', async () => {
  const { screen, becomes } = await openGame();
  await expect.element(screen.getByTitle(frameTitle)).toBeInTheDocument();
  becomes(closed);
  say('ready');
  say('spin-started');
  say('spin-settled');
  say('bet-refused', 'GAME_DISABLED');
  await expect.element(screen.getByRole('alert').getByText(closedTitle)).toBeVisible();
  await expect.element(screen.getByText(/^Vuelve 22 nov 2026/)).toBeVisible();
  await expect.element(screen.getByTitle(frameTitle)).not.toBeInTheDocument();
});

test('an open demo of a game that is closed ends with its round, with the same words, and comes back by itself', async () => {
  everyMinute();
  const { screen, becomes, callsOf } = await openGame({ path: `${address}&demo=1` });
  await expect.element(screen.getByTitle(frameTitle)).toBeInTheDocument();
  say('ready');
  say('spin-started');
  becomes(closed);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => callsOf(facts)).toHaveLength(2);
  await expect.element(screen.getByTitle(frameTitle)).toBeInTheDocument();
  say('spin-settled');
  await expect.element(screen.getByText(closedTitle)).toBeVisible();
  await expect.element(screen.getByTitle(frameTitle)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Jugar con dinero' })).not.toBeInTheDocument();
  becomes(open);
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByTitle(frameTitle)).toBeInTheDocument();
});

test('a game that was closed a moment ago says so instead of failing to open', async () => {
  const { screen, becomes } = await openGame({
    answers: {
      'GET /wps/game/launchGame': (url, request) => {
        becomes(closed);
        return refuse(422, 'games.disabled', 'No está disponible')(url, request);
      },
    },
  });
  await expect.element(screen.getByText(closedTitle)).toBeVisible();
});

test('what is known of a game that cannot be read again does not end it', async () => {
  everyMinute();
  const { screen, becomes, callsOf } = await openGame();
  await expect.element(screen.getByTitle(frameTitle)).toBeInTheDocument();
  const frame = screen.getByTitle(frameTitle).element();
  becomes(refuse(403, 'request.forbidden', 'No'));
  const asked = () => {
    vi.advanceTimersByTime(60_000);
    return callsOf(facts).length;
  };
  await expect.poll(asked).toBeGreaterThan(3);
  expect(screen.getByTitle(frameTitle).element()).toBe(frame);
});
