import { expect, test } from 'vitest';
import { barriers } from '#testing/accessible.ts';
import { member, succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { noFactors, profile, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const address = { method: 'email', hint: 'c***@correo.mx' };

/** Opens the account of somebody who came in by an account elsewhere. */
function open(held: object[]) {
  let hasPassword = false;
  const answers: Answers = {
    'GET /wps/member/info': succeed({ ...member, picture: null }),
    'GET /wps/v2/member/profile': succeed(profile),
    'GET /wps/v2/member/securityConfig': (url, req) =>
      succeed({ ...securityConfig, hasPassword, hasTransactionPassword: false })(url, req),
    'GET /wps/v2/member/factors': succeed({ ...noFactors, stepUp: held, held }),
    'GET /wps/v2/member/sessions': succeed([]),
    'GET /wps/v2/limits/standing': succeed(clear),
    'POST /wps/v2/wallets/transaction-password': succeed(null),
    'POST /wps/member/password': (url, req) => {
      hasPassword = true;
      return succeed(null)(url, req);
    },
  };
  return renderSite('/?overlay=securityCenter&section=security', {
    token: 't',
    site: { flags: { PASS3: true } },
    answers,
  });
}

test('who has no login password sets the transaction password by a code, and is asked for no password', async () => {
  const { screen, callsOf } = await open([address]);
  await screen.getByRole('button', { name: 'Crear contraseña de transacciones' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Crear contraseña de transacciones' });
  await dialog.getByLabelText(/^Nueva contraseña de transacciones/).fill('garza-550812');
  await dialog.getByLabelText(/^Repítela/).fill('garza-550812');
  await expect.element(dialog.getByLabelText(/^Tu contraseña de ingreso/)).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: /^Código/ }).fill('123456');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('POST /wps/v2/wallets/transaction-password')).toHaveLength(1);
});

test('who has nothing to prove with either reads what to do first, for both passwords', async () => {
  const { screen } = await open([]);
  for (const name of ['Crear contraseña de transacciones', 'Crear contraseña de ingreso']) {
    await screen.getByRole('button', { name }).click();
    const dialog = screen.getByRole('dialog', { name });
    await expect.element(dialog.getByText(/^Primero verifica tu celular o tu correo/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  }
});

test('the list says that there is no login password, one is set by a code, and from then on it is changed', async () => {
  const { screen } = await open([address]);
  await expect.element(screen.getByText(/^Sin crear. Con ella entras/)).toBeVisible();
  await screen.getByRole('button', { name: 'Crear contraseña de ingreso' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Crear contraseña de ingreso' });
  expect(await barriers(dialog.element())).toEqual([]);
  await expect.element(dialog.getByLabelText(/^Contraseña actual/)).not.toBeInTheDocument();
  await dialog.getByLabelText(/^Contraseña nueva/).fill('garza-y-luna-41');
  await dialog.getByLabelText(/^Confirmar contraseña nueva/).fill('garza-y-luna-41');
  await dialog.getByRole('textbox', { name: /^Código/ }).fill('123456');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cambiar contraseña de ingreso' })).toBeVisible();
});
