import { expect, test } from 'vitest';
import { onlyPage, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const totals = { count: 0, stake: '0.00', win: '0.00', net: '0.00', validBet: '0.00' };
const bets = onlyPage([], { totals });

test('a wider choice takes back the game that no longer belongs to it, and all of it narrows the sums', async () => {
  const { screen, callsOf } = await renderSite('/?overlay=personalHistoryCopy', {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(bets) },
  });
  const last = () => callsOf('GET /wps/v2/records/bets').at(-1)?.searchParams;
  await screen.getByRole('combobox', { name: 'Juego', exact: true }).click();
  await screen.getByRole('option', { name: 'Rayo 777' }).click();
  await expect.poll(() => last()?.get('gameCode')).toBe('rayo-777');
  await screen.getByRole('combobox', { name: 'Proveedor' }).click();
  await screen.getByRole('option', { name: 'Solaris' }).click();
  await expect.poll(() => last()?.get('vassalage')).toBe('SOL');
  expect(last()?.get('gameCode')).toBeNull();
});

test('what narrows the bets is part of the address, as the period is, goes with the panel and comes back with it', async () => {
  const { screen, callsOf } = await renderSite('/?overlay=personalHistoryCopy&narrowed=vassalage.TLA..state.open', {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(bets) },
  });
  const last = () => callsOf('GET /wps/v2/records/bets').at(-1)?.searchParams;
  await expect.poll(() => [last()?.get('vassalage'), last()?.get('state')]).toEqual(['TLA', 'open']);
  await expect.element(screen.getByRole('combobox', { name: 'Proveedor' })).toHaveTextContent('Tlaloc');
  await screen.getByRole('combobox', { name: 'Proveedor' }).click();
  await screen.getByRole('option', { name: 'Solaris' }).click();
  await expect.poll(() => last()?.get('vassalage')).toBe('SOL');
  const inAddress = () => new URLSearchParams(window.location.search).get('narrowed');
  expect(inAddress()).toBe('vassalage.SOL..state.open');
  await screen.getByRole('dialog').getByRole('button', { name: 'Registro de cuenta' }).click();
  await expect.poll(inAddress).toBeNull();
  window.history.back();
  await expect.element(screen.getByRole('combobox', { name: 'Proveedor' })).toHaveTextContent('Solaris');
});

test('a list of games below the panel keeps what narrows it', async () => {
  const { screen } = await renderSite('/rng?filter=hot&overlay=personalHistoryCopy', {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(bets) },
  });
  const params = () => new URLSearchParams(window.location.search);
  await screen.getByRole('combobox', { name: 'Estado' }).click();
  await screen.getByRole('option', { name: 'Abierta', exact: true }).click();
  await expect.poll(() => params().get('narrowed')).toBe('state.open');
  expect(params().get('filter')).toBe('hot');
  await screen.getByRole('dialog').getByRole('button', { name: 'Registro de cuenta' }).click();
  await expect.poll(() => params().get('overlay')).toBe('transactionHistory');
  expect([params().get('filter'), params().get('narrowed')]).toEqual(['hot', null]);
});

test.each([
  ['a vendor that is not there', 'vassalage.XYZ', 'Proveedor: todos'],
  ['a game of another vendor', 'vassalage.SOL..gameCode.rayo-777', 'Juego: todos'],
  ['a type that is none', 'gameType.NONE', 'Tipo: todos'],
  ['a state that is none', 'state.won', 'Estado: todos'],
])('%s in the address narrows no bets', async (_what, filter, shown) => {
  const { screen, callsOf } = await renderSite(`/?overlay=personalHistoryCopy&narrowed=${filter}`, {
    token: 't',
    answers: { 'GET /wps/v2/records/bets': succeed(bets) },
  });
  await expect.element(screen.getByRole('combobox').getByText(shown)).toBeVisible();
  const name = filter.split('..').at(-1)?.split('.')[0] ?? '';
  await expect.poll(() => callsOf('GET /wps/v2/records/bets').at(-1)?.searchParams.has(name)).toBe(false);
});

test('the account and the kind of movement are part of the address, and another list begins with its first page', async () => {
  const long = { ...onlyPage([]), totalPages: 3, totalElements: 40 };
  const { screen, callsOf } = await renderSite(
    '/?overlay=transactionHistory&narrowed=account.bonus..type.bonus_grant',
    {
      token: 't',
      answers: { 'GET /wps/v2/wallets/transactions': succeed(long) },
    },
  );
  const last = () => {
    const asked = callsOf('GET /wps/v2/wallets/transactions').at(-1)?.searchParams;
    return ['account', 'type', 'pageNum'].map((name) => asked?.get(name));
  };
  await expect.poll(last).toEqual(['bonus', 'bonus_grant', '1']);
  await screen.getByRole('button', { name: 'Página siguiente' }).click();
  await expect.poll(last).toEqual(['bonus', 'bonus_grant', '2']);
  await screen.getByRole('combobox', { name: 'Cuenta' }).click();
  await screen.getByRole('option', { name: 'Efectivo' }).click();
  await expect.poll(last).toEqual(['cash', null, '1']);
  expect(new URLSearchParams(window.location.search).get('narrowed')).toBe('account.cash');
});

const panel = '/?overlay=transactionHistory&period=2026-01-01..2026-01-31';
const threePages: Answers = {
  'GET /wps/v2/wallets/transactions': (url, req) => {
    const pageNum = Number(url.searchParams.get('pageNum'));
    return succeed({ ...onlyPage([]), pageNum, totalPages: 3, totalElements: 40 })(url, req);
  },
};

test('the page of a record is part of the address, and another period begins with the first', async () => {
  const { screen, callsOf } = await renderSite(`${panel}&page=2`, { token: 't', answers: threePages });
  const last = () => callsOf('GET /wps/v2/wallets/transactions').at(-1)?.searchParams.get('pageNum');
  await expect.poll(last).toBe('2');
  await screen.getByText('30 días').click();
  await expect.poll(last).toBe('1');
  expect(new URLSearchParams(window.location.search).has('page')).toBe(false);
});

test('the back button leads through the pages of a record that were looked at', async () => {
  const { screen } = await renderSite(panel, { token: 't', answers: threePages });
  const marked = (page: number) => screen.getByRole('button', { name: `Página ${page}`, exact: true });
  const next = screen.getByRole('button', { name: 'Página siguiente' });
  await next.click();
  await expect.element(marked(2)).toHaveAttribute('aria-current', 'page');
  await next.click();
  await expect.element(marked(3)).toHaveAttribute('aria-current', 'page');
  window.history.back();
  await expect.element(marked(2)).toHaveAttribute('aria-current', 'page');
  window.history.back();
  await expect.element(marked(1)).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a page beyond the last leads to that, and the back button not to it again', async () => {
  const steps = window.history.length;
  const { callsOf } = await renderSite(`${panel}&page=9`, { token: 't', answers: threePages });
  const asked = () =>
    callsOf('GET /wps/v2/wallets/transactions').map(({ searchParams }) => searchParams.get('pageNum'));
  await expect.poll(asked).toEqual(['9', '3']);
  expect(new URLSearchParams(window.location.search).get('page')).toBe('3');
  expect(window.history.length).toBe(steps);
});
