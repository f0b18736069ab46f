import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, onlyPage, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const funds = {
  currency: 'MXN',
  cash: '900.00',
  bonus: '50.00',
  held: '0.00',
  total: '950.00',
  version: 1,
  usedFirst: ['bonus', 'cash'],
  vendors: [
    { vassalage: 'VOL', name: 'Volante', balance: '300.00' },
    { vassalage: 'MAR', name: 'Marea', balance: null },
  ],
  grandTotal: '1250.00',
  isComplete: false,
  lifetime: { deposited: '1000.00', withdrawn: '100.00', netDeposits: '900.00' },
};
const wallet = (more: object) => ({
  vassalage: 'VOL',
  name: 'Volante',
  isOpen: true,
  balance: '300.00',
  pending: [],
  ...more,
});
const wallets = [wallet({}), wallet({ vassalage: 'MAR', name: 'Marea', balance: null })];
const transfer = { id: 't1', vassalage: 'VOL', currency: 'MXN', createdAt: '2026-11-20T10:00:00Z', endedAt: null };

function open(more: Answers = {}, shown: readonly object[] = wallets) {
  return renderSite('/?overlay=transferFund', {
    token: 't',
    answers: {
      'GET /wps/member/info/funds/consolidated': succeed(funds),
      'GET /wps/relay/GCS_merchantWallet': succeed({ isSingle: shown.length === 0, currency: 'MXN', wallets: shown }),
      'GET /wps/v2/wallets/transactions': succeed(onlyPage([])),
      ...more,
    },
  });
}

test('T030, T032: the whole, its parts and the net deposits are shown, and a vendor that does not answer is told', async () => {
  const { screen } = await open();
  const card = screen.getByRole('region', { name: 'Saldo total' });
  await expect.element(card.getByText(/1,250\.00/).first()).toBeVisible();
  await expect.element(card.getByText('Depósitos netos')).toBeVisible();
  await expect.element(card.getByText(/Un proveedor no responde/)).toBeVisible();
  await expect.element(screen.getByText('No responde', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/no en «Registro de apuestas»/)).toBeVisible();
});

test.each([
  [320, '123456789.10'],
  [390, '90000003375.49'],
  [1280, '90000000003375.49'],
])('at %i px a total of %s stands in its card whole', async (width, grandTotal) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 844);
  const { screen } = await open({
    'GET /wps/member/info/funds/consolidated': succeed({ ...funds, grandTotal }),
  });
  const card = screen.getByRole('region', { name: 'Saldo total' });
  await expect.element(card).toBeVisible();
  const box = card.element().getBoundingClientRect();
  const total = card.element().querySelector('[data-slot=money]');
  expect(total?.textContent).toMatch(/\.\d\d\sMXN$/);
  expect(total?.getBoundingClientRect().right).toBeLessThan(box.right);
});

test('money goes to a vendor with what was typed, and more than there is is not sent', async () => {
  const { screen, callsOf } = await open({
    'POST /wps/relay/GCS_walletTransfer': succeed({ ...transfer, direction: 'in', amount: '100.00', state: 'done' }),
  });
  await screen.getByRole('button', { name: 'Transferir con Volante' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Transferir con Volante' });
  await dialog.getByLabelText('Monto').fill('901');
  await expect.element(dialog.getByText('Es más de lo que hay.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  await expect.element(dialog.getByLabelText('Monto')).toHaveFocus();
  expect(callsOf('POST /wps/relay/GCS_walletTransfer')).toHaveLength(0);
  await dialog.getByLabelText('Monto').fill('100');
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  await expect.element(dialog.getByText('El dinero se transfirió.')).toBeVisible();
  expect(callsOf('POST /wps/relay/GCS_walletTransfer')).toHaveLength(1);
  await expect.poll(() => callsOf('GET /wps/v2/wallets/transactions').length).toBe(2);
});

test('all of it is what the panel says, without what is finer than the currency is paid in', async () => {
  const { screen } = await open({
    'GET /wps/member/info/funds/consolidated': succeed({ ...funds, cash: '690.9968' }),
  });
  await screen.getByRole('button', { name: 'Transferir con Volante' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Transferir con Volante' });
  await expect.element(dialog.getByText('Hasta $690.99')).toBeVisible();
  await dialog.getByRole('button', { name: 'Todo' }).click();
  await expect.element(dialog.getByLabelText('Monto')).toHaveValue('690.99');
});

test('a transfer that nobody knows the end of says that the money is safe', async () => {
  const { screen } = await open({
    'POST /wps/relay/GCS_walletTransfer': succeed({
      ...transfer,
      direction: 'out',
      amount: '300.00',
      state: 'pending',
    }),
  });
  await screen.getByRole('button', { name: 'Transferir con Volante' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Transferir con Volante' });
  await dialog.getByText('A mi saldo').click();
  await dialog.getByRole('button', { name: 'Todo' }).click();
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  await expect.element(dialog.getByText(/Tu dinero está seguro/)).toBeVisible();
});

test('a transfer whose answer was lost says that another try moves nothing twice', async () => {
  const { screen } = await open({ 'POST /wps/relay/GCS_walletTransfer': () => Response.error() });
  await screen.getByRole('button', { name: 'Transferir con Volante' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Transferir con Volante' });
  await dialog.getByRole('button', { name: 'Todo' }).click();
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  await expect.element(dialog.getByText(/no se hará dos veces/)).toBeVisible();
});

test('everything is brought back from each vendor that has something', async () => {
  const { screen, callsOf } = await open({
    'POST /wps/relay/GCS_walletTransfer': succeed({ ...transfer, direction: 'out', amount: '300.00', state: 'done' }),
  });
  await screen.getByRole('button', { name: 'Recuperar todo' }).click();
  await expect.poll(() => callsOf('POST /wps/relay/GCS_walletTransfer')).toHaveLength(1);
});

test('a site whose vendors keep no wallets shows none', async () => {
  const { screen } = await open({}, []);
  await expect.element(screen.getByRole('region', { name: 'Saldo total' })).toBeVisible();
  await expect.element(screen.getByText('Saldo por proveedor')).not.toBeInTheDocument();
});

test('a wallet that cannot be loaded says so and can be asked for again', async () => {
  const { screen, callsOf } = await open({
    'GET /wps/member/info/funds/consolidated': refuse(503, 'unavailable', 'Ahora no'),
  });
  await expect.element(screen.getByText('No se pudo cargar tu cartera')).toBeVisible();
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => callsOf('GET /wps/member/info/funds/consolidated').length).toBeGreaterThan(1);
});

test('the latest movements stand below, and lead to all of them; money can be taken out from here', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Últimos movimientos' })).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect.poll(() => new URLSearchParams(window.location.search).get('overlay')).toBe('withdraw');
});
