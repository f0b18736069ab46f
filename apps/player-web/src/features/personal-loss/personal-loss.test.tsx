import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const call = 'GET /wps/v2/records/personal-loss';
const figures = {
  bets: 12,
  stake: '340.00',
  win: '180.50',
  net: '-159.50',
  validBet: '340.00',
  deposited: '500.00',
  withdrawn: '100.00',
  bonus: '0.00',
};
const loss = (more: object = {}) => ({
  currency: 'MXN',
  from: '2026-11-01',
  to: '2026-11-03',
  totals: { ...figures, netDeposits: '400.00', ...more },
  days: [{ day: '2026-11-02', ...figures, ...more }],
});
const open = (answers: Answers, address = '/?overlay=personalProfit&period=2026-01-01..2026-01-03') =>
  renderSite(address, { token: 't', answers });

test('a loss is called a loss, with what was staked and won, and the course as a table too', async () => {
  const { screen, callsOf } = await open({ [call]: succeed(loss()) });
  await expect.element(screen.getByRole('heading', { name: 'Perdiste $159.50 en este período' })).toBeVisible();
  await expect.element(screen.getByText('12 apuestas: $340.00 apostados, $180.50 ganados.')).toBeVisible();
  await screen.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(screen.getByRole('cell', { name: '−$159.50' })).toBeVisible();
  const [asked] = callsOf(call);
  expect([asked?.searchParams.get('from'), asked?.searchParams.get('to')]).toEqual(['2026-01-01', '2026-01-03']);
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
});

test('a win is called a win', async () => {
  const { screen } = await open({ [call]: succeed(loss({ net: '20.00' })) });
  await expect.element(screen.getByRole('heading', { name: 'Ganaste $20.00 en este período' })).toBeVisible();
});

test('a prize in a period without a bet is a win too', async () => {
  const prize = { bets: 0, stake: '0.00', win: '25.00', net: '25.00', validBet: '0.00' };
  const { screen } = await open({ [call]: succeed(loss(prize)) });
  await expect.element(screen.getByRole('heading', { name: 'Ganaste $25.00 en este período' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ver como tabla' })).toBeVisible();
});

test('a period without bets says so and draws nothing', async () => {
  const none = { bets: 0, stake: '0.00', win: '0.00', net: '0.00', validBet: '0.00' };
  const { screen } = await open({ [call]: succeed({ ...loss(none), days: [] }) });
  await expect.element(screen.getByText('Sin apuestas liquidadas en este período')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ver como tabla' })).not.toBeInTheDocument();
});

test('the period is part of the address and goes when the panel is left; the limits are one press away', async () => {
  const { screen } = await open({ [call]: succeed(loss()) });
  await screen.getByText('30 días').click();
  await expect.poll(() => new URLSearchParams(window.location.search).get('period')).toBe('last_30_days');
  await screen.getByRole('button', { name: 'Mis límites' }).click();
  await expect.poll(() => window.location.search).toBe('?overlay=limits');
});

test('sums that cannot be loaded can be asked for again', async () => {
  const { screen, callsOf } = await open({ [call]: refuse(503, 'unavailable', 'Ahora no') });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf(call).length).toBeGreaterThan(1);
});
