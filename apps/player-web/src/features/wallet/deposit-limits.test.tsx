import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { onlyPage, refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const spei = {
  code: 'spei',
  kind: 'bank_transfer',
  min: '100.00',
  max: '50000.00',
  fee: { fixed: '0.00', percent: '0' },
  minutes: 1,
  validMinutes: 60,
  quickAmounts: ['200.00', '500.00', '1000.00'],
  isAmountFixed: false,
  phone: null,
};
const daily = {
  name: 'deposit_day',
  unit: 'money',
  own: '800.00',
  site: null,
  binding: '800.00',
  used: '500.00',
  left: '300.00',
  resetsAt: '2026-11-23T06:00:00.000Z',
  pending: null,
};
const limits = (...set: object[]) => succeed({ currency: 'MXN', timeZone: 'America/Mexico_City', limits: set });

const openDeposit = (answers: Answers) =>
  renderSite('/?overlay=depositv2', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/deposit-methods': succeed({ content: [spei] }),
      'GET /wps/v2/wallets/deposits': succeed(onlyPage([])),
      'GET /wps/v2/limits': limits(),
      ...answers,
    },
  });

test('T036 before the first deposit the member is asked for a limit, which is one press away', async () => {
  const { screen } = await openDeposit({});
  await expect.element(screen.getByText('Tu primer depósito')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await screen.getByRole('button', { name: 'Fijar un límite' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Límites' })).toBeVisible();
});

test('T040 what the own limit leaves stands beside the amount', async () => {
  const { screen } = await openDeposit({ 'GET /wps/v2/limits': limits(daily) });
  await expect
    .element(screen.getByText('Tu límite de depósito deja $300.00 hasta el 23 nov 2026, 00:00.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cambiar límites' })).toBeVisible();
});

test('a deposit beyond the limit is refused with the room that is left and the way to the limits', async () => {
  const { screen } = await openDeposit({
    'GET /wps/v2/limits': limits(daily),
    'POST /wps/v2/wallets/deposits': refuse(422, 'limits.deposit_limit', 'raw', {
      field: 'amount',
      params: { left: '300.00' },
    }),
  });
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  await expect.element(screen.getByText('Tu límite de depósito deja $300.00 por ahora.')).toBeVisible();
  await screen.getByRole('button', { name: 'Ver mis límites' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Límites' })).toBeVisible();
});

test('T043 a pause says until when nothing can be paid in', async () => {
  const { screen } = await openDeposit({
    'POST /wps/v2/wallets/deposits': refuse(403, 'limits.paused', 'raw', {
      params: { until: '2026-11-24T18:00:00.000Z' },
    }),
  });
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  await expect.element(screen.getByText(/24 nov 2026, 12:00/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ver mi pausa' })).toBeVisible();
});
