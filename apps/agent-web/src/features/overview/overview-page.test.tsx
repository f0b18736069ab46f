import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agentAnswers, onlyPage, refuse, succeed, type Answer } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const call = 'GET /wps/v2/agent/overview';
const team = 'GET /wps/v2/agent/team';
const balance = 'GET /wps/v2/wallets/balance';
const nobody = succeed(
  onlyPage([], {
    counts: { all: 0, agents: 0, members: 0 },
    totals: { balance: '0.00', validBet30d: '0.00', netWin30d: '0.00' },
  }),
);

const figures = {
  teamSize: 3902,
  directSize: 1284,
  activeMembers: 640,
  newMembers: 96,
  deposits: '1240500.00',
  validBet: '4862310.4099',
  stake: '5000000.00',
  win: '4387095.85',
  netWin: '-612904.15',
  affiliateCode: 'NORTE01',
  affiliateUrl: 'http://player.test',
  daily: [
    { day: '2026-11-20', stake: '5000.00', netWin: '300.00', validBet: '4900.00' },
    { day: '2026-11-21', stake: '8000.00', netWin: '-900.00', validBet: '7900.00' },
  ],
};

test('the figures of the period are shown in full and compared with the period before', async () => {
  const starts: string[] = [];
  const answer: Answer = (url, req) => {
    const from = url.searchParams.get('from') ?? '';
    if (!starts.includes(from)) starts.push(from);
    const isCurrent = from === starts.toSorted((a, b) => a.localeCompare(b)).at(-1);
    return succeed(isCurrent ? figures : { ...figures, activeMembers: 512 })(url, req);
  };
  const { screen, callsOf } = await renderPortal('/agentHome?period=7d', {
    answers: { [call]: answer, [team]: nobody },
  });
  const keyFigures = screen.getByRole('region', { name: 'Cifras clave' });
  await expect.element(keyFigures).toMatchTextContent('$4,862,310.40');
  await expect.element(keyFigures).toMatchTextContent('−$612,904.15');
  // The arrow is a picture: its direction and what it is measured against are words for who does not see it.
  await expect.element(keyFigures).toMatchTextContent(/\+\D?25\.0.*frente al periodo anterior/);
  const [one, other] = callsOf(call)
    .map((url) => [url.searchParams.get('from'), url.searchParams.get('to')] as const)
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(one?.[1]).toBe(other?.[0]);
  const lengthMs = Date.parse(other?.[1] ?? '') - Date.parse(other?.[0] ?? '');
  expect(lengthMs).toBe(7 * 86_400_000);
});

test('a chosen period goes into the address and is asked for', async () => {
  const { screen, callsOf } = await renderPortal('/agentHome', {
    answers: { [call]: succeed(figures), [team]: nobody },
  });
  await expect.element(screen.getByRole('region', { name: 'Cifras clave' })).toMatchTextContent('$1,240,500.00');
  const before = callsOf(call).length;
  await screen.getByRole('radio', { name: '7 días' }).click({ force: true });
  await expect.poll(() => new URLSearchParams(window.location.search).get('period')).toBe('7d');
  await expect.poll(() => callsOf(call).length).toBeGreaterThan(before);
});

test('the chart can be read as a table', async () => {
  const { screen } = await renderPortal('/agentHome', { answers: { [call]: succeed(figures), [team]: nobody } });
  await screen.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(screen.getByRole('row', { name: /21 nov/ })).toMatchTextContent('$8,000.00');
});

test('a period without bets says so in place of an empty chart', async () => {
  const quiet = {
    ...figures,
    daily: figures.daily.map((day) => ({ ...day, stake: '0.00', netWin: '0.00', validBet: '0.00' })),
  };
  const { screen } = await renderPortal('/agentHome', { answers: { [call]: succeed(quiet), [team]: nobody } });
  await expect.element(screen.getByText('Sin apuestas en este periodo')).toBeVisible();
  await expect.element(screen.getByText('Tu equipo aún está vacío')).toBeVisible();
});

test('figures that could not be loaded can be asked for again, and the rest of the page stays', async () => {
  const { screen } = await renderPortal('/agentHome', {
    answers: { [call]: refuse(500, 'internal', 'Algo falló de nuestro lado.'), [team]: nobody },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Algo falló de nuestro lado.');
  await expect.element(screen.getByText('Tu equipo aún está vacío')).toBeVisible();
});

test('a small screen names both figures of a top account', async () => {
  const toledo = {
    id: 'm3',
    account: 'toledo_88',
    type: 1,
    isAgent: true,
    upline: 'norte_mx',
    depth: 1,
    teamSize: 412,
    balance: '8120.45',
    currency: 'MXN',
    validBet30d: '824110.50',
    netWin30d: '96402.10',
    lastLoginAt: null,
    createdAt: '2026-03-01T10:00:00Z',
    state: 'active',
    avatar: 'a3',
  };
  await page.viewport(390, 844);
  const { screen } = await renderPortal('/agentHome', {
    answers: { [call]: succeed(figures), [team]: succeed(onlyPage([toledo])) },
  });
  const row = screen.getByRole('listitem').filter({ hasText: 'toledo_88' });
  await expect.element(row).toMatchTextContent('Apuesta válida $824,110.50');
  await expect.element(row).toMatchTextContent('+$96,402.10');
  await expect.element(row).toMatchTextContent('Ganancia neta');
  await page.viewport(1280, 800);
});

test('a net win that fell is drawn as a fall, even from nothing', async () => {
  const starts: string[] = [];
  const answer: Answer = (url, req) => {
    const from = url.searchParams.get('from') ?? '';
    starts.push(from);
    const isCurrent = starts.every((start) => start <= from);
    return succeed(isCurrent ? figures : { ...figures, netWin: '0.00' })(url, req);
  };
  const { screen } = await renderPortal('/agentHome?period=7d', { answers: { [call]: answer, [team]: nobody } });
  const keyFigures = screen.getByRole('region', { name: 'Cifras clave' });
  await expect.element(keyFigures).toMatchTextContent('−$612,904.15');
  const tones = () =>
    [...keyFigures.element().querySelectorAll('[data-slot=sparkline]')].map((line) => line.getAttribute('data-tone'));
  await expect.poll(tones).toEqual(['neutral', 'down']);
});

test.each([390, 1440])('figures that come leave the buttons and headings where they are, at %i px', async (width) => {
  await page.viewport(width, 900);
  const known = Promise.withResolvers<void>();
  const late =
    (answer: Answer): Answer =>
    async (url, req) => {
      await known.promise;
      return answer(url, req);
    };
  const { screen } = await renderPortal('/agentHome', {
    answers: {
      [call]: late(succeed(figures)),
      [team]: nobody,
      [balance]: late(agentAnswers[balance] ?? nobody),
    },
  });
  await expect.element(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  const still = [
    ...screen.getByRole('button', { name: /Actualizar|Ocultar saldo/ }).elements(),
    ...screen.getByRole('heading', { level: 2 }).elements(),
  ];
  const places = () => still.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]);
  const before = places();
  known.resolve();
  await expect.element(screen.getByRole('region', { name: 'Cifras clave' })).toMatchTextContent('$1,240,500.00');
  expect(places()).toEqual(before);
});
