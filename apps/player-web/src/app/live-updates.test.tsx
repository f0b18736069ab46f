import { expect, test } from 'vitest';
import { onlyPage, succeed, type Answers } from '#testing/answers.ts';
import { deposit } from '#testing/deposit.ts';
import { lineOfTest } from '#testing/line.ts';
import { renderSite } from '#testing/render-site.tsx';

const fundsCall = 'GET /wps/member/info/funds/consolidated';
const movementsCall = 'GET /wps/v2/wallets/transactions';
const balanceCall = 'GET /wps/v2/wallets/balance';
const balance = (version: number, cash: string, held = '0.00') => ({
  currency: 'MXN',
  cash,
  bonus: '0.00',
  held,
  total: cash,
  version,
  usedFirst: ['bonus', 'cash'],
});
const movement = (number: number, type: string, amount: string) => ({
  id: `j${number}-0`,
  journalId: `j${number}`,
  type,
  amount,
  balanceAfter: amount,
  currency: 'MXN',
  reference: `R${number}`,
  authorisation: null,
  createdAt: '2026-11-20T10:00:00Z',
  gameName: null,
  prize: null,
  payment: null,
});

/** The site of a member whose money a test moves: what `account` says then is what the server answers. */
async function open(address: string, answers: Answers = {}) {
  const line = lineOfTest();
  const account = { now: balance(1, '790.99', '333.33'), movements: [movement(1, 'deposit', '790.99')] };
  const site = await renderSite(address, {
    token: 't',
    createSocket: line.create,
    answers: {
      [balanceCall]: (url, req) => succeed(account.now)(url, req),
      [fundsCall]: (url, req) =>
        succeed({
          ...account.now,
          vendors: [],
          grandTotal: account.now.total,
          isComplete: true,
          lifetime: { deposited: '0.00', withdrawn: '0.00', netDeposits: '0.00' },
        })(url, req),
      'GET /wps/relay/GCS_merchantWallet': succeed({ isSingle: true, currency: 'MXN', wallets: [] }),
      [movementsCall]: (url, req) => succeed(onlyPage(account.movements))(url, req),
      ...answers,
    },
  });
  return { ...site, line, account };
}

test('money that comes in changes the whole, its parts and the latest movements in the open wallet', async () => {
  const { screen, line, account, callsOf } = await open('/?overlay=transferFund');
  const card = screen.getByRole('region', { name: 'Saldo total' });
  await expect.element(card.getByText('$333.33')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Últimos movimientos' }).getByText('Depósito')).toBeVisible();
  account.now = balance(2, '2290.99');
  account.movements = [movement(2, 'adjustment', '1500.00'), ...account.movements];
  line.say('wallet.balance', account.now);
  await expect.element(card.getByText('$2,290.99').first()).toBeVisible();
  await expect.element(card.getByText('$333.33')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Últimos movimientos' }).getByText('Ajuste')).toBeVisible();
  expect(callsOf(balanceCall)).toHaveLength(1);
});

test('a movement stands in the open account record as soon as it is told, without a skeleton between', async () => {
  const { screen, line, account } = await open('/?overlay=transactionHistory');
  await expect.element(screen.getByRole('cell', { name: 'Depósito' })).toBeVisible();
  account.movements = [movement(2, 'win', '10.00'), ...account.movements];
  const table = screen.getByRole('table', { name: 'Registro de cuenta' }).element();
  let isLoading = false;
  const watch = new MutationObserver(() => (isLoading ||= table.querySelector('[data-slot=skeleton]') !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  line.say('wallet.balance', balance(2, '800.99'));
  await expect.element(screen.getByRole('cell', { name: 'Premio' })).toBeVisible();
  watch.disconnect();
  expect([table.isConnected, isLoading]).toEqual([true, false]);
});

test('a lost bet, which changes no balance, stands in the open betting record', async () => {
  const answer = succeed(onlyPage([], { totals: { count: 0, stake: '0', win: '0', net: '0', validBet: '0' } }));
  const call = 'GET /wps/v2/records/bets';
  const { screen, line, callsOf } = await open('/?overlay=personalHistoryCopy', { [call]: answer });
  await expect.element(screen.getByText('No hay apuestas en este período')).toBeVisible();
  line.say('bet.settled', {});
  await expect.poll(() => callsOf(call)).toHaveLength(2);
});

test('many moves at once are asked about twice at most, with the last of them shown', async () => {
  const { screen, line, account, callsOf } = await open('/?overlay=transferFund');
  const card = screen.getByRole('region', { name: 'Saldo total' });
  const move = (version: number) => {
    account.now = balance(version, `${version}.00`);
    line.say('wallet.balance', account.now);
    line.say('bet.settled', {});
  };
  await expect.element(card.getByText('$790.99').first()).toBeVisible();
  move(2);
  await expect.element(card.getByText('$2.00').first()).toBeVisible();
  const before = callsOf(fundsCall).length;
  for (let version = 3; version < 23; version += 1) move(version);
  await expect.element(card.getByText('$22.00').first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(callsOf(fundsCall).length - before).toBeLessThanOrEqual(2);
});

test('an answer that an announcement overtook does not take its place', async () => {
  const late = Promise.withResolvers<void>();
  const { screen, line, callsOf } = await open('/', {
    [balanceCall]: async (url, req) => {
      await late.promise;
      return succeed(balance(1, '790.99'))(url, req);
    },
  });
  await expect.poll(() => [callsOf(balanceCall).length, line.isHeard('wallet.balance')]).toEqual([1, true]);
  line.say('wallet.balance', balance(2, '2290.99'));
  const headerText = () => screen.getByRole('banner').element().textContent;
  await expect.poll(headerText).toContain('2,290.99');
  late.resolve();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(headerText()).toContain('2,290.99');
});

test('a deposit that came is told over the page, but not to whoever has it open', async () => {
  const { screen, line } = await open('/?overlay=depositv2&deposit=d1', {
    'GET /wps/v2/wallets/deposits/d1': succeed({ ...deposit, state: 'pending' }),
  });
  await expect.element(screen.getByText('Esperamos la confirmación del pago')).toBeVisible();
  line.say('deposit.updated', { ...deposit, id: 'd2', state: 'succeeded', received: '350.00' });
  const told = screen.getByText(/^Depósito acreditado/);
  await expect.element(told).toHaveTextContent('Depósito acreditado: $350.00');
  line.say('deposit.updated', { ...deposit, state: 'succeeded' });
  await expect.element(screen.getByRole('heading', { name: '$975.00 ya está en tu saldo' })).toBeVisible();
  await expect.element(told).toHaveTextContent('Depósito acreditado: $350.00');
});
