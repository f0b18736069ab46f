import { expect, test } from 'vitest';
import { type Answers, member, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const rules = {
  currency: 'MXN',
  uplineAccount: 'agente.norte',
  min: '10.00',
  max: '500.00',
  leftOfDay: '600.00',
  remainingTurnover: '0.00',
};
const sent = {
  id: 'u1',
  uplineAccount: 'agente.norte',
  amount: '100.00',
  currency: 'MXN',
  createdAt: '2026-11-20T10:00:00Z',
};
const post = 'POST /wps/v2/wallets/upline-transfers';

const open = (more: Answers = {}) =>
  renderSite('/?overlay=transferUpline', {
    token: 't',
    site: { flags: { transferUpline: true } },
    answers: { 'GET /wps/v2/wallets/upline-transfer-rules': succeed(rules), ...more },
  });

test('the upline is named, and money goes with an amount in the limits and the transaction password', async () => {
  const { screen, callsOf } = await open({ [post]: succeed(sent) });
  await expect.element(screen.getByText('agente.norte')).toBeVisible();
  await screen.getByLabelText('Monto').fill('9');
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText('Escribe tu contraseña de transacciones.')).toBeVisible();
  expect(callsOf(post)).toHaveLength(0);
  await screen.getByLabelText('Monto').fill('100');
  await screen.getByLabelText('Contraseña de transacciones', { exact: true }).fill('pluma-194027');
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText(/a agente\.norte/)).toBeVisible();
  expect(callsOf(post)).toHaveLength(1);
});

test('what there is stands beside what may still be sent today, and more than that is not sent', async () => {
  const parts = { cash: '40.00', bonus: '0.00', held: '0.00', total: '40.00' };
  const balance = { ...parts, currency: 'MXN', version: 1, usedFirst: ['bonus', 'cash'] };
  const { screen, callsOf } = await open({ 'GET /wps/v2/wallets/balance': succeed(balance), [post]: succeed(sent) });
  const panel = screen.getByRole('dialog');
  const detailOf = (term: string) => panel.getByText(term, { exact: true }).element().nextElementSibling?.textContent;
  await expect.poll(() => detailOf('Disponible')).toContain('$40.00');
  expect(detailOf('Te queda por enviar hoy')).toContain('$600.00');
  await screen.getByLabelText('Monto').fill('100');
  await screen.getByLabelText('Contraseña de transacciones', { exact: true }).fill('pluma-194027');
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText('Es más de lo que hay.')).toBeVisible();
  expect(callsOf(post)).toHaveLength(0);
});

test('a refusal of the password stands at the password', async () => {
  const { screen } = await open({
    [post]: refuse(422, 'identity.transaction_password_wrong', 'No es esa', { field: 'transactionPassword' }),
  });
  await screen.getByLabelText('Monto').fill('100');
  const password = screen.getByLabelText('Contraseña de transacciones', { exact: true });
  await password.fill('pluma-194027');
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
});

test('an address of the panel where the site does not offer it says so, and asks nothing', async () => {
  const { screen, callsOf } = await renderSite('/?overlay=transferUpline', { token: 't' });
  await expect.element(screen.getByText('Esta función no está disponible en este sitio')).toBeVisible();
  expect(callsOf('GET /wps/v2/wallets/upline-transfer-rules')).toHaveLength(0);
});

test('where the site forbids it the panel says so', async () => {
  const { screen } = await open({
    'GET /wps/v2/wallets/upline-transfer-rules': refuse(403, 'wallet.upline_transfer_forbidden', 'No se permite'),
  });
  await expect.element(screen.getByText('No puedes enviar dinero a tu superior')).toBeVisible();
});

test('where it is forbidden nothing can be tried again; the panel leads on to the wallet', async () => {
  const { screen } = await open({
    'GET /wps/v2/wallets/upline-transfer-rules': refuse(403, 'wallet.upline_transfer_forbidden', 'No se permite'),
  });
  const panel = screen.getByRole('dialog');
  await expect.element(screen.getByText('No puedes enviar dinero a tu superior')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Mi cartera' }).last().click();
  await expect.poll(() => window.location.search).toContain('overlay=transferFund');
});

test('an amount in a refusal is written as the site writes money', async () => {
  const { screen } = await open({
    [post]: refuse(422, 'wallet.upline_amount_of_day_used', 'x', { field: 'amount', params: { left: '300.00' } }),
  });
  await screen.getByLabelText('Monto').fill('400');
  await screen.getByLabelText('Contraseña de transacciones', { exact: true }).fill('pluma-194027');
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByText('Hoy puedes enviar a tu superior como máximo $300.00 más.')).toBeVisible();
});

test('who has nobody above finds no way to it, neither in the personal centre nor at the end of the page', async () => {
  const { screen } = await open({
    'GET /wps/member/info': succeed({ ...member, hasUpline: false }),
    'GET /wps/v2/wallets/upline-transfer-rules': refuse(422, 'wallet.upline_missing', 'Nadie'),
  });
  await expect.element(screen.getByText('No puedes enviar dinero a tu superior')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mi cartera' }).first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Transferir a superior' })).not.toBeInTheDocument();
  const links = () => [...document.querySelectorAll('footer a')].map((link) => link.textContent);
  await expect.poll(links).toContain('Mi cartera');
  expect(links()).not.toContain('Transferir a superior');
});

test('who has somebody above finds it in the personal centre', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'Transferir a superior' })).toBeVisible();
});

test('the personal centre has no such entry where the site does not offer it', async () => {
  const { screen } = await renderSite('/?overlay=transactionHistory', { token: 't' });
  await expect.element(screen.getByRole('button', { name: 'Mi cartera' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Transferir a superior' })).not.toBeInTheDocument();
});
