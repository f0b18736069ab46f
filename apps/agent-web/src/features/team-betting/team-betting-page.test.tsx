import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, refuse, succeed, type Answer, type Answers } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const call = 'GET /wps/v2/agent/team/bets';

const settled = {
  id: 'b1',
  roundId: '0198f2c4-7b1e-7c2a-9d0f-100000000001',
  vendorRoundId: 'round-of-tlaloc-77',
  vassalage: 'TLA',
  vendorName: 'Tlaloc',
  gameCode: 'rayo-777',
  gameName: 'Rayo 777',
  stake: '25.00',
  win: '0.00',
  net: '-25.00',
  validBet: '25.00',
  state: 'settled',
  placedAt: '2026-11-21T20:32:10Z',
  settledAt: '2026-11-21T20:32:11Z',
  currency: 'MXN',
  account: 'luna.x7',
  memberId: 'm2',
};
const open = {
  ...settled,
  id: 'b2',
  account: 'toledo_88',
  state: 'open',
  settledAt: null,
  net: '-25.00',
  validBet: '0.00',
};
const totals = { count: 137, stake: '11336.00', win: '15949.40', net: '4613.40', validBet: '10786.00' };
const twoBets = succeed(onlyPage([settled, open], { totals }));

afterEach(() => page.viewport(1280, 800));

test('bets are listed where the site’s clock puts them, with the totals of the whole filter', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  const row = screen.getByRole('row', { name: /luna\.x7/ });
  await expect.element(row).toMatchTextContent('−25.00');
  await expect.element(row).toMatchTextContent('14:32');
  await expect.element(screen.getByText('$11,336.00')).toBeVisible();
  await expect.element(screen.getByText('+$4,613.40')).toBeVisible();
});

test('a bet that is still open shows no result', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  const row = screen.getByRole('row', { name: /toledo_88/ });
  await expect.element(row).toMatchTextContent('Abierta');
  await expect.element(row).not.toMatchTextContent('−25.00');
});

test('the round of a bet is the one that its player sees, to read and to copy', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  const row = screen.getByRole('row', { name: /luna\.x7/ });
  await expect.element(row).toMatchTextContent('laloc-77');
  await expect.element(row.getByRole('button', { name: 'Copiar ronda round-of-tlaloc-77' })).toBeVisible();
});

test('a small screen shows the round of a bet as well', async () => {
  await page.viewport(390, 844);
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  const row = screen.getByRole('listitem').filter({ hasText: 'luna.x7' });
  await expect.element(row).toMatchTextContent('Ronda');
  await expect.element(row.getByRole('button', { name: 'Copiar ronda round-of-tlaloc-77' })).toBeVisible();
});

test('the smallest screen shows whose bet it is in full, and a round in one line', async () => {
  await page.viewport(320, 640);
  const bet = { ...open, account: 'wagmwzhq78u', state: 'rolled_back', vendorRoundId: '3809a1bd-0fcf-ed5c01aad634' };
  const bets = onlyPage([bet], { totals });
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: succeed(bets) } });
  const name = screen.getByRole('listitem').getByText('wagmwzhq78u');
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth);
  const round = screen.getByRole('listitem').getByText('…5c01aad634').element();
  expect(round.getBoundingClientRect().height).toBeLessThan(24);
});

test('a page beyond the end is the last page', async () => {
  const paged: Answer = (url, req) => {
    const pageNum = Number(url.searchParams.get('pageNum'));
    const content = pageNum <= 7 ? [settled] : [];
    return succeed({ ...onlyPage(content, { totals }), pageNum, totalPages: 7, totalElements: 137 })(url, req);
  };
  const { screen } = await renderPortal('/team/bets?page=500&state=settled', { answers: { [call]: paged } });
  await expect.element(screen.getByRole('row', { name: /luna\.x7/ })).toBeVisible();
  await expect.element(screen.getByText('121–137 de 137').last()).toBeVisible();
  expect(window.location.search).toBe('?page=7&state=settled');
});

test('Back returns to the period and the filters before', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  await screen.getByRole('radio', { name: '7 días' }).click({ force: true });
  await expect.poll(() => window.location.search).toBe('?period=7d');
  await screen.getByRole('button', { name: 'luna.x7' }).click();
  await expect.poll(() => window.location.search).toBe('?period=7d&account=luna.x7');
  window.history.back();
  await expect.poll(() => window.location.search).toBe('?period=7d');
  window.history.back();
  await expect.element(screen.getByRole('radio', { name: 'Hoy' })).toBeChecked();
});

test('filters of the address are what the server is asked', async () => {
  const { screen, callsOf } = await renderPortal(
    '/team/bets?period=custom&from=2026-11-01&to=2026-11-02&account=luna.x7&game=rayo-777&state=settled',
    {
      answers: { [call]: twoBets },
    },
  );
  await expect.element(screen.getByRole('searchbox', { name: 'Cuenta' })).toHaveValue('luna.x7');
  expect(Object.fromEntries(callsOf(call)[0]?.searchParams ?? [])).toMatchObject({
    account: 'luna.x7',
    gameCode: 'rayo-777',
    state: 'settled',
    from: '2026-11-01T06:00:00.000Z',
    to: '2026-11-03T06:00:00.000Z',
  });
});

/* A team of which `search` finds these, and their bets. */
const noBets = onlyPage([], { totals: { count: 0, stake: '0.00', win: '0.00', net: '0.00', validBet: '0.00' } });
const team = ['carla.mendez', 'carlos_9', 'luna.x7'];
const searched: Answers = {
  'GET /wps/v2/agent/team': (url, req) => {
    const found = team.filter((account) => account.includes(url.searchParams.get('search') ?? ''));
    return succeed(onlyPage(found.map((account) => ({ account }))))(url, req);
  },
  [call]: (url, req) => {
    const account = url.searchParams.get('account');
    if (account === null) return twoBets(url, req);
    const bets = { ...settled, account };
    return succeed(team.includes(account) ? onlyPage([bets], { totals: { ...totals, stake: '77.00' } }) : noBets)(
      url,
      req,
    );
  },
};

test('a part of a name shows the bets of the account that has it, without Enter', async () => {
  const { screen, callsOf } = await renderPortal('/team/bets', { answers: searched });
  await screen.getByRole('searchbox', { name: 'Cuenta' }).fill('carla');
  await expect.element(screen.getByRole('row', { name: /carla\.mendez/ })).toBeVisible();
  expect(callsOf(call).at(-1)?.searchParams.get('account')).toBe('carla.mendez');
  await expect.element(screen.getByText('$77.00')).toBeVisible();
});

test('a part that several names have offers them to choose from', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: searched });
  await screen.getByRole('searchbox', { name: 'Cuenta' }).fill('carl');
  await expect.element(screen.getByText('2 cuentas encontradas').last()).toBeVisible();
  await screen.getByRole('button', { name: 'carlos_9' }).click();
  await expect.element(screen.getByRole('row', { name: /carlos_9/ })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Apuestas de tu equipo' })).toHaveFocus();
  await expect.element(screen.getByRole('searchbox', { name: 'Cuenta' })).toHaveValue('carlos_9');
});

test('an account that is not of the team is said to be none', async () => {
  const { screen } = await renderPortal('/team/bets?account=ajena', { answers: searched });
  await expect.element(screen.getByText('Ninguna cuenta coincide').last()).toBeVisible();
  await screen.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect.element(screen.getByRole('row', { name: /luna\.x7/ })).toBeVisible();
});

test('that the team could not be looked through is no word about its bets, and can be tried again', async () => {
  let isAway = true;
  const away = refuse(500, 'internal', 'Algo falló de nuestro lado.');
  const found = searched['GET /wps/v2/agent/team'] ?? away;
  const { screen } = await renderPortal('/team/bets?account=carla', {
    answers: { ...searched, 'GET /wps/v2/agent/team': (url, req) => (isAway ? away : found)(url, req) },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Algo falló de nuestro lado.');
  // Whose bets are meant is not known: that they come to nothing would be said of nobody.
  await expect.element(screen.getByText('Apostado')).not.toBeInTheDocument();
  isAway = false;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect.element(screen.getByRole('row', { name: /carla\.mendez/ })).toBeVisible();
});

test('when neither the account nor the bets could be had, one press asks for both', async () => {
  let isAway = true;
  const away = refuse(500, 'internal', 'Algo falló de nuestro lado.');
  const answers = Object.fromEntries(
    Object.entries(searched).map(([name, answer]): [string, Answer] => [
      name,
      (url, req) => (isAway ? away : answer)(url, req),
    ]),
  );
  const { screen } = await renderPortal('/team/bets?account=carla', { answers });
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Algo falló de nuestro lado.');
  isAway = false;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('row', { name: /carla\.mendez/ })).toBeVisible();
});

test('what a filter has brought is told to who cannot see the list', async () => {
  const { screen } = await renderPortal('/team/bets', { answers: searched });
  await expect.element(screen.getByRole('status').filter({ hasText: '1–2 de 2' })).toBeInTheDocument();
  await screen.getByRole('searchbox', { name: 'Cuenta' }).fill('carl');
  await expect.element(screen.getByRole('status').filter({ hasText: '2 cuentas encontradas' })).toBeInTheDocument();
});

test('figures that could not be refreshed stay, and it is said that they are the old ones', async () => {
  let isAway = false;
  const away = refuse(500, 'internal', 'Algo falló de nuestro lado.');
  const { screen } = await renderPortal('/team/bets', {
    answers: { [call]: (url, req) => (isAway ? away : twoBets)(url, req) },
  });
  const row = screen.getByRole('row', { name: /luna\.x7/ });
  await expect.element(row).toBeVisible();
  isAway = true;
  await screen.getByRole('button', { name: 'Actualizar' }).click();
  const notice = screen.getByRole('region', { name: /Avisos/ });
  await expect.element(notice).toMatchTextContent('Algo falló de nuestro lado.');
  await expect.element(row).toBeVisible();
});

test('filters that are cleared leave the keyboard at the first of them', async () => {
  const { screen } = await renderPortal('/team/bets?account=luna.x7', { answers: searched });
  await expect.element(screen.getByRole('row', { name: /luna\.x7/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.element(screen.getByRole('searchbox', { name: 'Cuenta' })).toHaveFocus();
});

test('refreshing asks again', async () => {
  const { screen, callsOf } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  await expect.element(screen.getByRole('row', { name: /luna\.x7/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => callsOf(call).length).toBe(2);
});

test('an empty period and an empty filter are told apart', async () => {
  const none = succeed(
    onlyPage([], { totals: { count: 0, stake: '0.00', win: '0.00', net: '0.00', validBet: '0.00' } }),
  );
  const { screen } = await renderPortal('/team/bets?state=open', { answers: { [call]: none } });
  await expect.element(screen.getByText('Ninguna apuesta coincide').last()).toBeVisible();
  await screen.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect.element(screen.getByText('Sin apuestas en este periodo').last()).toBeVisible();
});

test('bets that could not be loaded say why', async () => {
  const { screen } = await renderPortal('/team/bets', {
    answers: { [call]: refuse(500, 'internal', 'Algo falló de nuestro lado.') },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Algo falló de nuestro lado.');
});

test('two chosen dates are asked for, and dates that run backwards are not', async () => {
  const { screen, callsOf } = await renderPortal('/team/bets', { answers: { [call]: twoBets } });
  await screen.getByRole('button', { name: /^Elige fechas/ }).click();
  await screen.getByLabelText('Desde').fill('2026-10-05');
  await screen.getByLabelText('Hasta').fill('2026-10-01');
  await screen.getByRole('button', { name: 'Aplicar' }).click();
  await expect.element(screen.getByText('El final es anterior al inicio.')).toBeVisible();
  expect(callsOf(call)).toHaveLength(1);
  await screen.getByLabelText('Hasta').fill('2026-10-06');
  await screen.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(() => callsOf(call).at(-1)?.searchParams.get('from')).toBe('2026-10-05T06:00:00.000Z');
  expect(callsOf(call).at(-1)?.searchParams.get('to')).toBe('2026-10-07T06:00:00.000Z');
});

test.each([768, 1024, 1280, 1440, 1920])(
  'bets that come leave the heads of their columns where they are, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    document.documentElement.dataset['density'] = 'compact';
    onTestFinished(() => document.documentElement.removeAttribute('data-density'));
    const known = Promise.withResolvers<void>();
    const late: Answer = async (url, req) => {
      await known.promise;
      const names = { account: 'mmmmmmmm_mmmmmmm', gameName: 'Los tesoros perdidos del emperador' };
      return succeed(onlyPage([settled, { ...open, ...names }], { totals }))(url, req);
    };
    const { screen } = await renderPortal('/team/bets', { answers: { [call]: late } });
    await expect.element(screen.getByRole('columnheader', { name: 'Cuenta' })).toBeVisible();
    const heads = screen.getByRole('columnheader').elements();
    const places = () => heads.map((head) => Math.round(head.getBoundingClientRect().left));
    const before = places();
    known.resolve();
    await expect.element(screen.getByRole('row', { name: /luna\.x7/ })).toBeVisible();
    expect(places()).toEqual(before);
  },
);
