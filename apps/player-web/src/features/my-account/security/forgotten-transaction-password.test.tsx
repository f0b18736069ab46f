import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { member, succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { noFactors, profile, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const address = { method: 'email', hint: 'c***@correo.mx' };
const answersWith = (held: object[]): Answers => ({
  'GET /wps/member/info': succeed({ ...member, picture: null }),
  'GET /wps/v2/member/profile': succeed(profile),
  'GET /wps/v2/member/securityConfig': succeed({ ...securityConfig, hasTransactionPassword: true }),
  'GET /wps/v2/member/factors': succeed({ ...noFactors, held }),
  'GET /wps/v2/member/sessions': succeed([]),
  'GET /wps/v2/limits/standing': succeed(clear),
  'POST /wps/v2/wallets/transaction-password/reset': succeed(null),
});

async function openForgotten(held: object[], press: { delay?: number; position?: { x: number; y: number } } = {}) {
  const site = await renderSite('/?overlay=securityCenter&section=security', {
    token: 't',
    answers: answersWith(held),
  });
  await site.screen.getByRole('button', { name: 'Cambiar contraseña de transacciones' }).click();
  const asked = site.screen.getByRole('dialog', { name: 'Cambiar contraseña de transacciones' });
  await asked.getByRole('button', { name: '¿La olvidaste?' }).click(press);
  return { ...site, dialog: site.screen.getByRole('dialog', { name: 'Nueva contraseña de transacciones' }) };
}

test('a forgotten transaction password gives way to another by the login password and a code, where no change asks for one', async () => {
  const { dialog, callsOf } = await openForgotten([address]);
  await dialog.getByLabelText(/^Tu contraseña de ingreso/).fill('plumas-2026');
  await dialog.getByLabelText(/^Nueva contraseña de transacciones/).fill('garza-550812');
  await dialog.getByLabelText(/^Repítela/).fill('garza-550812');
  const save = dialog.getByRole('button', { name: 'Guardar' });
  await save.click();
  expect(callsOf('POST /wps/v2/wallets/transaction-password/reset')).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Código/ }).fill('123456');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('POST /wps/v2/wallets/transaction-password/reset')).toHaveLength(1);
});

test('the button that sends the code lies inside the dialog on a wide screen', async () => {
  await page.viewport(1440, 900);
  const { dialog } = await openForgotten([address]);
  const send = dialog.getByRole('button', { name: 'Enviar código' });
  await expect.element(send).toBeVisible();
  const end = () => send.element().getBoundingClientRect().right;
  await expect.poll(() => dialog.element().getBoundingClientRect().right - end()).toBeGreaterThan(0);
});

test('who holds nothing to prove with reads what to do first, and is asked for nothing', async () => {
  const { dialog } = await openForgotten([]);
  await expect.element(dialog.getByText(/^Primero verifica tu celular o tu correo/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});

test('a slow press on the way out counts: the field that it leaves empty does not complain and move it away', async () => {
  await page.viewport(1440, 900);
  const { dialog } = await openForgotten([address], { delay: 600, position: { x: 20, y: 21 } });
  await expect.element(dialog).toBeVisible();
});
