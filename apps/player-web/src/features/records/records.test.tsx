import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { RULES_VERSION, spin } from '@quetzal/games/slots/classic3';
import { expect, test } from 'vitest';
import { onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const bet = {
  id: 'b1',
  roundId: 'r1',
  vendorRoundId: 'round-77',
  vassalage: 'SOL',
  vendorName: 'Solaris',
  gameCode: 'frutas-electricas',
  gameName: 'Frutas Eléctricas',
  stake: '10.00',
  win: '0.00',
  net: '-10.00',
  validBet: '10.00',
  state: 'settled',
  placedAt: '2026-11-20T10:00:00Z',
  settledAt: '2026-11-20T10:00:02Z',
  currency: 'MXN',
};
const totals = { count: 1, stake: '10.00', win: '0.00', net: '-10.00', validBet: '10.00' };
const fairness = {
  serverSeedHash: 'hash-of-seed',
  clientSeed: 'seed-of-carla',
  nonce: 7,
  context: 'frutas-electricas:7',
  serverSeed: null,
  result: { stops: [4, 18, 2] },
};

test('a bet opens to the proof of its round', async () => {
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: {
      'GET /wps/v2/records/bets': succeed(onlyPage([bet], { totals })),
      'GET /wps/v2/records/bets/b1': succeed({ ...bet, fairness }),
    },
  });
  await screen.getByRole('button', { name: 'Ver la ronda' }).click();
  await expect.element(screen.getByText('hash-of-seed')).toBeVisible();
  await expect.element(screen.getByText('4 · 18 · 2')).toBeVisible();
  await expect.element(screen.getByText('Aún no revelada')).toBeVisible();
});

const seed = 'a1'.repeat(32);
const drawn = spin(createStream(seed, fairness.context)).stops;
const shown = { ...fairness, serverSeed: seed, serverSeedHash: hashServerSeed(seed) };
const proofs: [string, object, RegExp][] = [
  ['right', { stops: drawn, rulesVersion: RULES_VERSION }, /da este resultado\.$/],
  ['wrong', { stops: drawn.map((stop) => stop + 1), rulesVersion: RULES_VERSION }, /no da este resultado/],
  ['of a game whose rules are not known here', { stops: drawn }, /corresponde a su hash\.$/],
];

test.each(proofs)('once the seed is shown, a result that is %s is told as such', async (_what, result, words) => {
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: {
      'GET /wps/v2/records/bets': succeed(onlyPage([bet], { totals })),
      'GET /wps/v2/records/bets/b1': succeed({ ...bet, fairness: { ...shown, result } }),
    },
  });
  await screen.getByRole('button', { name: 'Ver la ronda' }).click();
  await expect.element(screen.getByText(seed)).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a seed that does not belong to the hash is told as such', async () => {
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: {
      'GET /wps/v2/records/bets': succeed(onlyPage([bet], { totals })),
      'GET /wps/v2/records/bets/b1': succeed({ ...bet, fairness: { ...shown, serverSeedHash: 'b2'.repeat(32) } }),
    },
  });
  await screen.getByRole('button', { name: 'Ver la ronda' }).click();
  await expect.element(screen.getByText(/La semilla no da este resultado/)).toBeVisible();
});

test('the period is sent as instants of the site and its end is not part of it', async () => {
  const { callsOf } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(onlyPage([], { totals: { ...totals, count: 0 } })) },
  });
  await expect.poll(() => callsOf('GET /wps/v2/records/bets').length).toBeGreaterThan(0);
  const [url] = callsOf('GET /wps/v2/records/bets');
  const from = Date.parse(url?.searchParams.get('from') ?? '');
  const to = Date.parse(url?.searchParams.get('to') ?? '');
  expect((to - from) / 86_400_000).toBe(7);
});

test('a period without bets says so', async () => {
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(onlyPage([], { totals: { ...totals, count: 0 } })) },
  });
  await expect.element(screen.getByText('No hay apuestas en este período')).toBeVisible();
});

test('movements that cannot be loaded say so and can be asked for again', async () => {
  const { screen } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    answers: { 'GET /wps/v2/wallets/transactions': refuse(500, 'internal', 'Algo falló') },
  });
  await expect.element(screen.getByText('No pudimos cargar los movimientos')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('T019 a deposit in the account record shows the number under which it was authorised', async () => {
  const movement = {
    id: 'j1-0',
    journalId: 'j1',
    type: 'deposit',
    amount: '500.00',
    balanceAfter: '500.00',
    currency: 'MXN',
    reference: 'D39193442941',
    authorisation: '48211973',
    createdAt: '2026-11-20T10:00:00Z',
    gameName: null,
  };
  const { screen } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    answers: { 'GET /wps/v2/wallets/transactions': succeed(onlyPage([movement])) },
  });
  await expect.element(screen.getByText('Autorización 48211973')).toBeVisible();
});
