import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { onlyPage, refuse, succeed, type Answers } from '#testing/answers.ts';
import { spei } from '#testing/deposit-method.ts';
import { renderSite } from '#testing/render-site.tsx';

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

test('T043 who pauses or is excluded reads why and until when instead of the form, with the way to the break', async () => {
  const earlier = {
    id: 'd1',
    methodCode: 'spei',
    amount: '500.00',
    state: 'succeeded',
    isInReview: false,
    confirmations: null,
    createdAt: '2026-11-20T10:00:00Z',
  };
  const { screen, callsOf } = await openDeposit({
    'GET /wps/v2/limits/standing': succeed({
      state: 'paused',
      since: '2026-11-23T18:00:00.000Z',
      until: '2026-11-24T18:00:00.000Z',
      breaks: [],
    }),
    'GET /wps/v2/wallets/deposits': succeed(onlyPage([earlier])),
  });
  const center = screen.getByRole('dialog');
  await expect.element(center.getByText('Estás en pausa')).toBeVisible();
  await expect
    .element(center.getByText('Puedes volver a apostar y depositar el 24 nov 2026, 12:00. Los retiros están abiertos.'))
    .toBeVisible();
  await expect.element(center.getByText('Depósitos recientes')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Monto' }).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Repetir' }).elements()).toHaveLength(0);
  expect(callsOf('GET /wps/v2/wallets/deposit-methods')).toEqual([]);
  expect(await barriers(center.element())).toEqual([]);
  await center.getByRole('button', { name: 'Ver detalles' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Límites' })).toBeVisible();
});

test('T043 a pause that began elsewhere says until when nothing can be paid in', async () => {
  const { screen } = await openDeposit({
    'POST /wps/v2/wallets/deposits': refuse(403, 'limits.paused', 'raw', {
      params: { until: '2026-11-24T18:00:00.000Z' },
    }),
  });
  await screen.getByRole('button', { name: 'Depositar $500.00' }).click();
  await expect.element(screen.getByText(/24 nov 2026, 12:00/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ver mi pausa' })).toBeVisible();
});

test('a standing that cannot be learnt takes no form away, neither at first nor when it is asked for again', async () => {
  const { screen, callsOf } = await openDeposit({
    'GET /wps/v2/limits/standing': refuse(500, 'internal', 'raw'),
  });
  const amount = screen.getByRole('textbox', { name: 'Monto' });
  await amount.fill('350');
  const asked = callsOf('GET /wps/v2/limits/standing').length;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => callsOf('GET /wps/v2/limits/standing').length).toBeGreaterThan(asked);
  await expect.element(amount).toHaveValue('350');
});
