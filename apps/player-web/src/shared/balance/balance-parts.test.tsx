import { expect, test } from 'vitest';
import { succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const parts = { cash: '900.00', bonus: '250.00', held: '100.00', total: '1250.00' };
const withBonus = { ...parts, currency: 'MXN', version: 1, usedFirst: ['bonus', 'cash'] };
const answers = { 'GET /wps/v2/wallets/balance': succeed(withBonus) };

test('T033: the balance in the header opens to cash, restricted credit and held money, and says what is used first', async () => {
  const { screen } = await renderSite('/', { token: 'token', answers });
  await screen.getByRole('button', { name: /1,250\.00/ }).click();
  const opened = screen.getByRole('dialog', { name: 'De qué se compone tu saldo' });
  await expect.element(opened.getByText(/primero el bono/)).toBeVisible();
  // Amounts carry marks of direction around them.
  const text = opened.element().textContent.replaceAll(/[^\p{L}\p{N}$.]/gu, '');
  expect(text).toMatch(/Disponible\$900\.00Bono\$250\.00Retenido\$100\.00/);
});

test('the personal centre tells the parts apart, and shows none that is nothing', async () => {
  const { screen } = await renderSite('/?overlay=depositv2', {
    token: 'token',
    answers: { 'GET /wps/v2/wallets/balance': succeed({ ...withBonus, held: '0.00' }) },
  });
  const center = screen.getByRole('dialog');
  await expect.element(center.getByText('Bono', { exact: true })).toBeVisible();
  await expect.element(center.getByText('Retenido', { exact: true })).not.toBeInTheDocument();
});
