import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { RULES_VERSION, spin, STRIPS, windowAt } from '@quetzal/games/slots/classic3';
import { keepDraws } from '@quetzal/games/slots/draws';
import * as anywhere6x5 from '@quetzal/games/slots/anywhere6x5';
import * as lines5x3 from '@quetzal/games/slots/lines5x3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { bet, totals } from '#testing/bet.ts';

const fairness = {
  serverSeedHash: 'hash-of-seed',
  clientSeed: 'seed-of-carla',
  nonce: 7,
  context: 'frutas-electricas:7',
  serverSeed: null,
  result: { stops: [4, 18, 2] },
};

/** The record of one bet, opened to its round. */
async function openRound(one: typeof bet, detail: object) {
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: {
      'GET /wps/v2/records/bets': succeed(onlyPage([one], { totals })),
      'GET /wps/v2/records/bets/b1': succeed({ ...one, ...detail }),
    },
  });
  await screen.getByRole('button', { name: 'Ver la ronda' }).click();
  return screen;
}

test('a bet opens to the proof of its round', async () => {
  const screen = await openRound(bet, { fairness });
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
  const screen = await openRound(bet, { fairness: { ...shown, result } });
  await expect.element(screen.getByText(seed)).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('beside a long number of a round, the name of a game has one line', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 900);
  const one = { ...bet, gameName: 'Templo Esmeralda', vendorRoundId: '9f0c7d2e-5b1a-4c3d-8e6f-0a1b2c3d4e5f' };
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(onlyPage([one], { totals })) },
  });
  const name = screen.getByRole('cell', { name: one.gameName });
  await expect.element(name).toBeVisible();
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(name.element());
  expect(range.getClientRects()).toHaveLength(1);
});

test('what of its win a round won of a pot is told apart', async () => {
  const won = { ...bet, win: '8125.50', jackpot: '8120.50', net: '8115.50' };
  const screen = await openRound(won, { fairness: null });
  await expect.element(screen.getByText('Premio del jackpot')).toBeVisible();
  await expect.element(screen.getByText('$8,120.50')).toBeVisible();
});

test.each([/^Copiar el número de ronda$/, /^Copiar$/])('a clipboard that refuses is said: %s', async (name) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => write.mockRestore());
  const screen = await openRound(bet, { fairness });
  await screen.getByRole('button', { name }).first().click();
  await expect.element(screen.getByText('No se pudo copiar. Selecciona el texto y cópialo a mano.')).toBeVisible();
});

type Slot = typeof lines5x3 | typeof anywhere6x5;

/** The first round of this engine that starts free spins and wins in them, as the platform keeps it. */
function roundWithFreeSpins({ play, RULES_VERSION: rulesVersion }: Slot) {
  for (let nonce = 0; ; nonce += 1) {
    const context = `any-game:luna:${String(nonce)}`;
    const { stream, draws } = keepDraws(createStream(seed, context));
    const { freeSpins } = play(stream);
    if (freeSpins.some(({ win }) => win > 0)) return { context, freeSpins, result: { draws, rulesVersion } };
  }
}

test.each([
  ['lines5x3', lines5x3, 20],
  ['anywhere6x5', anywhere6x5, 100],
] as const)(
  'a round of %s shows its window, its wins and its free spins, and is checked',
  async (_name, slot, share) => {
    const { context, freeSpins, result } = roundWithFreeSpins(slot);
    const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
      token: 't',
      answers: {
        'GET /wps/v2/records/bets': succeed(onlyPage([bet], { totals })),
        'GET /wps/v2/records/bets/b1': succeed({ ...bet, fairness: { ...shown, context, result } }),
      },
    });
    await screen.getByRole('button', { name: 'Ver la ronda' }).click();
    await expect.element(screen.getByText(/da este resultado\.$/)).toBeVisible();
    await expect.element(screen.getByRole('table', { name: 'Símbolos de la ventana, fila por fila' })).toBeVisible();
    await screen.getByText(`Giros gratis: ${String(freeSpins.length)}`).click();
    const best = Math.max(...freeSpins.map(({ win }) => win));
    const place = freeSpins.findIndex(({ win }) => win === best) + 1;
    const amount = ((best * 10) / share).toLocaleString('es-MX', { minimumFractionDigits: 2 });
    await expect.element(screen.getByText(`Giro gratis ${String(place)}`, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(`$${amount}`).first()).toBeVisible();
  },
);

test.each([
  ['es', 'Cerezas', 'Sandía'],
  ['ar', 'كرز', 'بطيخ'],
])('in %s the window and what paid have the names that the game itself shows', async (tag, cherries, melon) => {
  const [first, second] = STRIPS;
  const stops = [first.indexOf('CHERRY'), second.indexOf('MELON'), 0] as const;
  expect(windowAt(stops).flat()).toEqual(expect.arrayContaining(['CHERRY', 'MELON']));
  const { screen } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    tag,
    answers: {
      'GET /wps/v2/records/bets': succeed(onlyPage([bet], { totals })),
      'GET /wps/v2/records/bets/b1': succeed({
        ...bet,
        fairness: { ...fairness, result: { stops, rulesVersion: RULES_VERSION } },
      }),
    },
  });
  await screen.getByRole('table').getByRole('button', { expanded: false }).click();
  const window = screen.getByRole('table').last();
  await expect.poll(() => screen.getByRole('table').elements()).toHaveLength(2);
  await expect.element(window.getByText(cherries).first()).toBeVisible();
  await expect.element(window.getByText(melon).first()).toBeVisible();
  expect(window.element().textContent).not.toMatch(/[A-Z]{3}/);
});

test('a result that cannot have been drawn is not shown, and not believed', async () => {
  const result = { draws: [99, 0, 0, 0, 0], rulesVersion: lines5x3.RULES_VERSION };
  const screen = await openRound(bet, { fairness: { ...shown, result } });
  await expect.element(screen.getByText(/La semilla no da este resultado/)).toBeVisible();
  await expect.element(screen.getByText('Qué mostró la ronda')).not.toBeInTheDocument();
});

test('a seed that does not belong to the hash is told as such', async () => {
  const screen = await openRound(bet, { fairness: { ...shown, serverSeedHash: 'b2'.repeat(32) } });
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
  prize: null,
  payment: { methodCode: 'card', fee: '12.50', stand: 'done', country: 'MX' },
};

test.each([
  ['es', 'right'],
  ['ar', 'left'],
] as const)('in %s the amounts of a row on a phone end where the row ends, on the %s', async (tag, side) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { screen } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    tag,
    answers: { 'GET /wps/v2/wallets/transactions': succeed(onlyPage([{ ...movement, balanceAfter: '1234567.00' }])) },
  });
  const row = screen.getByRole('dialog').getByRole('listitem').filter({ hasText: '1,234,567.00' });
  await expect.element(row).toBeVisible();
  const ends = [...row.element().querySelectorAll('[data-slot=money]')].map((amount) => {
    const written = document.createRange();
    written.selectNodeContents(amount);
    return written.getBoundingClientRect()[side];
  });
  expect(ends).toHaveLength(2);
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
});

test('T019 T025 a deposit in the account record shows its authorisation, and how, at what fee and from where it was paid', async () => {
  const { screen } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    answers: { 'GET /wps/v2/wallets/transactions': succeed(onlyPage([movement])) },
  });
  await expect.element(screen.getByText('Autorización 48211973')).toBeVisible();
  await expect.element(screen.getByText(/^Tarjeta · comisión \S*12\.50\S* · Recibido · México$/).first()).toBeVisible();
});

test('T024 prizes in the account record are named by what they were paid for, and can be listed alone', async () => {
  const credit = { ...movement, type: 'credit', reference: 'torneo', authorisation: null, payment: null };
  const prize = (id: string, kind: string, gameName: string | null = null) => ({
    ...credit,
    id,
    journalId: id,
    gameName,
    prize: kind,
  });
  const rows = [prize('j1', 'jackpot', 'Rayo 777'), prize('j2', 'promo'), prize('j3', 'free_rounds')];
  const { screen, callsOf } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    answers: { 'GET /wps/v2/wallets/transactions': succeed(onlyPage(rows)) },
  });
  for (const name of ['Premio del jackpot · Rayo 777', 'Premio promocional', 'Premio de rondas gratis'])
    await expect.element(screen.getByText(name, { exact: true }).first()).toBeVisible();
  await screen.getByRole('combobox', { name: 'Tipo' }).click();
  for (const name of ['Premio anulado', 'Pago de deuda', 'Retiro devuelto'])
    await expect.element(screen.getByRole('option', { name })).toBeVisible();
  await screen.getByRole('option', { name: 'Premio promocional o jackpot' }).click();
  await expect.poll(() => callsOf('GET /wps/v2/wallets/transactions').at(-1)?.searchParams.get('type')).toBe('credit');
});

test('the account record can be saved as it is listed, under a name that says what it is', async () => {
  const csv = '\uFEFF"Fecha","Movimiento"\r\n';
  const { screen, callsOf } = await renderSite('/?overlay=transactionHistory&period=2026-01-01..2026-01-31', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/transactions': succeed(onlyPage([])),
      'GET /wps/v2/wallets/statement/csv': () => new Response(csv, { headers: { 'content-type': 'text/csv' } }),
    },
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const files = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => void vi.restoreAllMocks());
  await screen.getByRole('combobox', { name: 'Tipo' }).click();
  await screen.getByRole('option', { name: 'Premio', exact: true }).click();
  const button = screen.getByRole('button', { name: 'Exportar (CSV)' });
  await expect.element(screen.getByRole('table')).toBeVisible();
  const list = screen.getByRole('table').element().getBoundingClientRect();
  expect(
    button.element().getBoundingClientRect().top,
    'under the list, not alone in a line of filters',
  ).toBeGreaterThan(list.bottom);
  await button.click();
  await expect.poll(() => saved.mock.contexts).toHaveLength(1);
  const [asked] = callsOf('GET /wps/v2/wallets/statement/csv');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    account: 'cash',
    type: 'win',
  });
  const [link] = saved.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('Registro de cuenta - Efectivo - Premio - 2026-01-01 - 2026-01-31.csv');
  const [file] = files.mock.calls.flat() as Blob[];
  expect(await file?.bytes()).toEqual(new TextEncoder().encode(csv));
});
