import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

const movements = Array.from({ length: 15 }, (_, at) => ({
  id: `j${at}`,
  journalId: `j${at}`,
  type: 'bet',
  amount: '-4.00',
  balanceAfter: '500.00',
  currency: 'MXN',
  reference: 'D39193442941',
  authorisation: null,
  createdAt: '2026-11-20T10:00:00Z',
  gameName: 'Rayo 777',
  prize: null,
  payment: null,
}));

test('a file that cannot be had is said where its button is, and no more once another list is asked for', async () => {
  const { screen } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/transactions': succeed(onlyPage(movements)),
      'GET /wps/v2/wallets/statement/csv': refuse(503, 'server.unavailable', 'Ahora no responde.'),
    },
  });
  const button = screen.getByRole('button', { name: 'Exportar (CSV)' });
  await expect.element(screen.getByText('Apuesta · Rayo 777').last()).toBeVisible();
  button.element().scrollIntoView();
  await button.click();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Ahora no responde.');
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await screen.getByText('30 días').click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('while another page is waited for, it is the one that is marked, and the list is not taken for its own', async () => {
  const page = (url: URL) => ({
    ...onlyPage(movements),
    pageNum: Number(url.searchParams.get('pageNum')),
    pageSize: 15,
    totalPages: 2,
    totalElements: 30,
  });
  const { screen } = await renderSite('/?overlay=transactionHistory', {
    token: 't',
    answers: {
      'GET /wps/v2/wallets/transactions': (url, req) =>
        url.searchParams.get('pageNum') === '1' ? succeed(page(url))(url, req) : new Promise<Response>(() => undefined),
    },
  });
  await screen.getByRole('button', { name: 'Página siguiente' }).click();
  await expect.element(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  const list = screen.getByText('Apuesta · Rayo 777').last().element();
  await expect.poll(() => list.closest('[aria-busy="true"]')).not.toBeNull();
});
