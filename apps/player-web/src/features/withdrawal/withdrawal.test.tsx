import { readBody } from '@quetzal/web-kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { onlyPage, refuse, succeed } from '#testing/answers.ts';
import { noFactors } from '#testing/own-account.ts';
import { openWithdrawals, withdrawal, withdrawalId, withdrawalRules } from '#testing/withdrawals.ts';

test('the panel tells what may leave now, the rest of the day, and the withdrawals so far', async () => {
  const { screen } = await openWithdrawals();
  const now = screen.getByRole('region', { name: 'Puedes retirar ahora' });
  await expect.element(now.getByText('$1,200.00').first()).toBeVisible();
  await expect.element(now.getByText('2 de 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /\*\*\*\*9719.*Confirma la llegada/ })).toBeVisible();
  expect(await barriers(screen.getByRole('dialog').element())).toEqual([]);
});

test('what still has to be bet bars every amount and is said with the figure', async () => {
  const { screen } = await openWithdrawals({
    'GET /wps/v2/wallets/withdrawal-rules': succeed({ ...withdrawalRules, remainingTurnover: '250.00' }),
  });
  await expect.element(screen.getByText('Todavía tienes que apostar $250.00')).toBeVisible();
  const now = screen.getByRole('region', { name: 'Puedes retirar ahora' });
  await expect.element(now.getByText(/^\$0\.00\s*MXN$/)).toBeVisible();
  await screen.getByLabelText('Monto').fill('200');
  await expect.element(screen.getByLabelText('Monto')).toHaveAccessibleDescription(/apostar \$250\.00/);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByLabelText('Monto')).toHaveFocus();
  await expect.element(screen.getByRole('dialog', { name: 'Confirma tu retiro' })).not.toBeInTheDocument();
});

test('a day whose withdrawals are used up bars every amount until the next', async () => {
  const day = { ...withdrawalRules.day, countLeft: 0 };
  const { screen } = await openWithdrawals({
    'GET /wps/v2/wallets/withdrawal-rules': succeed({ ...withdrawalRules, day, nextAllowedAt: day.endsAt }),
  });
  await screen.getByLabelText('Monto').fill('200');
  await expect.element(screen.getByLabelText('Monto')).toHaveAccessibleDescription(/Ya usaste los retiros de hoy/);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Confirma tu retiro' })).not.toBeInTheDocument();
});

test('an amount is quoted with its fee, confirmed with the transaction password, and sent once', async () => {
  const { screen, callsOf } = await openWithdrawals({ 'POST /wps/v2/wallets/withdrawals': succeed(withdrawal) });
  await screen.getByLabelText('Monto').fill('500');
  await expect.element(screen.getByText('$495.00')).toBeVisible();
  await screen.getByRole('button', { name: 'Retirar $500.00' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirma tu retiro' });
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.element(dialog.getByText('Escribe tu contraseña de transacciones.')).toBeVisible();
  expect(callsOf('POST /wps/v2/wallets/withdrawals')).toEqual([]);
  await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Se pagaron $495.00' })).toBeVisible();
  expect(callsOf('POST /wps/v2/wallets/withdrawals')).toHaveLength(1);
  expect(new URLSearchParams(window.location.search).get('section')).toBe(withdrawalId);
});

test.each([
  ['1', 'El mínimo es $100.00'],
  ['1300', 'Hoy puedes retirar $1,200.00 más'],
  ['1600', 'Es más de lo que tienes disponible'],
])('%s is not sent: %s', async (amount, words) => {
  const { screen } = await openWithdrawals();
  await screen.getByLabelText('Monto').fill(amount);
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Confirma tu retiro' })).not.toBeInTheDocument();
});

test('a wrong transaction password stands at the password; another refusal names its amount as money', async () => {
  const refusals = [
    refuse(422, 'identity.transaction_password_wrong', 'No es esa.', { field: 'transactionPassword' }),
    refuse(422, 'wallet.turnover_required', 'Falta 40.0000', { params: { remaining: '40.0000' } }),
  ];
  const { screen } = await openWithdrawals({
    'POST /wps/v2/wallets/withdrawals': (url, req) => (refusals.shift() ?? succeed(withdrawal))(url, req),
  });
  await screen.getByLabelText('Monto').fill('500');
  await screen.getByRole('button', { name: 'Retirar $500.00' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirma tu retiro' });
  await dialog.getByLabelText('Contraseña de transacciones').fill('no-es-esa');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.element(dialog.getByText('No es esa.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.element(dialog.getByRole('alert').getByText(/\$40\.00/)).toBeVisible();
});

test('who forgot the transaction password chooses another from where it is asked for, and the amount stays', async () => {
  const { screen } = await openWithdrawals({
    'GET /wps/v2/member/factors': succeed({ ...noFactors, held: [{ method: 'email', hint: 'c***@correo.mx' }] }),
  });
  await screen.getByLabelText('Monto').fill('500');
  await screen.getByRole('button', { name: 'Retirar $500.00' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirma tu retiro' });
  await dialog.getByRole('button', { name: '¿La olvidaste?' }).click();
  const another = screen.getByRole('dialog', { name: 'Nueva contraseña de transacciones' });
  await expect.element(another.getByLabelText(/^Tu contraseña de ingreso/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await another.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByLabelText('Monto')).toHaveValue('500');
});

test('a withdrawal whose answer was lost stands in the list', async () => {
  let made: object[] = [];
  const { screen } = await openWithdrawals({
    'GET /wps/v2/wallets/withdrawals': (url, req) => succeed(onlyPage(made))(url, req),
    'POST /wps/v2/wallets/withdrawals': () => {
      made = [{ ...withdrawal, state: 'in_review' }];
      return Response.error();
    },
  });
  await screen.getByLabelText('Monto').fill('500');
  await screen.getByRole('button', { name: 'Retirar $500.00' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirma tu retiro' });
  await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/no se hará dos veces/);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(screen.getByText('En revisión')).toBeVisible();
});

test('a withdrawal whose answer was lost is asked for again, not a second one; another amount is another', async () => {
  const sent: string[] = [];
  const { screen } = await openWithdrawals({
    'POST /wps/v2/wallets/withdrawals': async (url, req) => {
      sent.push(((await readBody(req)) as { requestId: string }).requestId);
      return refuse(503, 'server.unavailable', 'Ahora no responde.')(url, req);
    },
  });
  const dialog = screen.getByRole('dialog', { name: 'Confirma tu retiro' });
  for (const amount of ['500', '500', '600']) {
    await screen.getByLabelText('Monto').fill(amount);
    await screen.getByRole('button', { name: `Retirar $${amount}.00` }).click();
    await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
    await dialog.getByRole('button', { name: 'Retirar' }).click();
    await expect.element(dialog.getByText('Ahora no responde.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  const [first, again, other] = sent;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a withdrawal that is answered when its panel was closed takes nobody back to it', async () => {
  const answered = Promise.withResolvers<undefined>();
  const { screen, callsOf } = await openWithdrawals({
    'POST /wps/v2/wallets/withdrawals': async (url, req) => {
      await answered.promise;
      return succeed(withdrawal)(url, req);
    },
  });
  await screen.getByLabelText('Monto').fill('500');
  await screen.getByRole('button', { name: 'Retirar $500.00' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirma tu retiro' });
  await dialog.getByLabelText('Contraseña de transacciones').fill('jade-518273');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.poll(() => callsOf('POST /wps/v2/wallets/withdrawals').length).toBe(1);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await screen.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  answered.resolve(undefined);
  await screen.getByRole('button', { name: 'Depositar', exact: true }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'Depósito' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('overlay')).toBe('depositv2');
});

test('without a password and an account, those come first, in that order', async () => {
  const { screen } = await openWithdrawals({
    'GET /wps/v2/wallets/transaction-password': succeed({ isSet: false }),
    'GET /wps/v2/wallets/payout-accounts': succeed({ content: [] }),
  });
  await expect.element(screen.getByText('Cuenta para recibir el dinero')).toBeVisible();
  // Which kinds there are is the site's: none is promised here.
  await expect
    .element(screen.getByText('Solo cuentas a tu nombre. La primera fija el nombre de las demás.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Agregar cuenta' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Crearla' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Crear contraseña de transacciones' })).toBeVisible();
});

test('on a telephone, what makes a missing password stands under the words about it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { screen } = await openWithdrawals({
    'GET /wps/v2/wallets/transaction-password': succeed({ isSet: false }),
    'GET /wps/v2/wallets/payout-accounts': succeed({ content: [] }),
  });
  const button = screen.getByRole('button', { name: 'Crearla' });
  const words = screen.getByText('Contraseña de transacciones', { exact: true });
  await expect.element(button).toBeVisible();
  const [under, over] = [button, words].map((one) => one.element().getBoundingClientRect());
  expect(under?.top).toBeGreaterThan(over?.bottom ?? 0);
  expect(under?.left).toBe(over?.left);
});

test('a withdrawal that is not there says so and leads back', async () => {
  const { screen } = await openWithdrawals(
    { [`GET /wps/v2/wallets/withdrawals/${withdrawalId}`]: refuse(404, 'wallet.withdrawal_not_found', 'No existe') },
    `&section=${withdrawalId}`,
  );
  await expect.element(screen.getByText('No encontramos este retiro')).toBeVisible();
  await screen.getByRole('button', { name: 'Todos los retiros' }).click();
  await expect.element(screen.getByText('Puedes retirar ahora')).toBeVisible();
});

test('more withdrawals that do not come say so under those that did, and are asked for again at a press', async () => {
  let isBroken = true;
  const pages = { totalPages: 2, totalElements: 2 };
  const { screen } = await openWithdrawals({
    'GET /wps/v2/wallets/withdrawals': (url, req) => {
      if (url.searchParams.get('pageNum') === '1') return succeed(onlyPage([withdrawal], pages))(url, req);
      if (isBroken) return refuse(500, 'internal', 'Algo falló')(url, req);
      const next = { ...withdrawal, id: 'w2', amount: '700.00' };
      return succeed(onlyPage([next], { ...pages, pageNum: 2 }))(url, req);
    },
  });
  await screen.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(screen.getByRole('alert').getByText('Algo falló')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /\$500\.00/ })).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(screen.getByRole('button', { name: /\$700\.00/ })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
