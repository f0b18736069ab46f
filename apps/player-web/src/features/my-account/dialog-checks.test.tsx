import { expect, test } from 'vitest';
import { member, refuse, succeed, type Answers } from '#testing/answers.ts';
import { clear } from '#testing/limit.ts';
import { noFactors, profile, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const factors = {
  ...noFactors,
  totp: { enabled: true, since: '2026-01-05T10:00:00Z' },
  stepUp: [{ method: 'totp', hint: null }],
};
const answers: Answers = {
  'GET /wps/member/info': succeed({ ...member, picture: null }),
  'GET /wps/v2/member/profile': succeed(profile),
  'GET /wps/v2/member/securityConfig': succeed(securityConfig),
  'GET /wps/v2/member/factors': succeed(factors),
  'GET /wps/v2/member/sessions': succeed([]),
  'GET /wps/v2/member/terms': succeed({ terms: '2', privacy: '1', isPending: false, accepted: [] }),
  'GET /wps/v2/wallets/transaction-password': succeed({ isSet: true }),
  'GET /wps/v2/wallets/payout-accounts': succeed({ content: [] }),
  'GET /wps/v2/wallets/withdrawal-rules': succeed({ methods: [{ kind: 'bank' }] }),
  'GET /wps/v2/limits/standing': succeed(clear),
};
const open = (section: string, more: Answers = {}) =>
  renderSite(`/?overlay=securityCenter&section=${section}`, { token: 't', answers: { ...answers, ...more } });

test('closing the account asks for the box, the password and the second proof at once, and goes to the box', async () => {
  const { screen, callsOf } = await open('privacy');
  await screen.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  const dialog = screen.getByRole('dialog', { name: '¿Cerrar tu cuenta para siempre?' });
  await expect.element(dialog.getByLabelText(/^Código de la aplicación/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar cuenta' }).click();
  await expect.element(dialog.getByText('Marca esta casilla para continuar.')).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Tu contraseña/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByRole('checkbox')).toHaveFocus();
  expect(callsOf('POST /wps/v2/member/closure')).toEqual([]);
});

test('a profile in which nothing was filled in says so before it asks for the password', async () => {
  const { screen, callsOf } = await open('profile');
  await screen.getByRole('button', { name: 'Editar: Identidad' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Identidad' });
  const save = dialog.getByRole('button', { name: 'Guardar' });
  const nothing = dialog.getByRole('status').filter({ hasText: 'Llena al menos un campo.' });
  await save.click();
  await expect.element(nothing).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Tu contraseña/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabelText(/^Tu contraseña/).fill('plumas-2026');
  await dialog.getByLabelText(/^Código de la aplicación/).fill('123456');
  for (const _attempt of [1, 2]) {
    await save.click();
    await expect.element(nothing).toHaveFocus();
  }
  await dialog.getByLabelText('Nombre completo').fill('Carla Méndez');
  await expect.element(nothing).not.toBeInTheDocument();
  expect(callsOf('PUT /wps/v2/member/profile')).toEqual([]);
});

test('a payout account is told at once all that is missing, and goes to the first of it', async () => {
  const { screen, callsOf } = await open('payouts');
  await screen.getByRole('button', { name: 'Agregar cuenta' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  const fields = [/^Titular/, /^CLABE/, /^Contraseña de transacciones/, /^Código de la aplicación/];
  await expect.element(dialog.getByLabelText(/^Código de la aplicación/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar cuenta' }).click();
  for (const field of fields)
    await expect.element(dialog.getByLabelText(field)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByLabelText(/^Titular/)).toHaveFocus();
  expect(callsOf('POST /wps/v2/wallets/payout-accounts')).toEqual([]);
});

test('a payout account is not asked for before it is known which kinds there are', async () => {
  let isBroken = true;
  const { screen } = await open('payouts', {
    'GET /wps/v2/wallets/withdrawal-rules': (url, req) =>
      (isBroken ? refuse(400, 'internal', 'Algo falló') : succeed({ methods: [{ kind: 'crypto' }] }))(url, req),
  });
  await screen.getByRole('button', { name: 'Agregar cuenta' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  await expect.element(dialog.getByText('Algo falló')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  isBroken = false;
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(dialog.getByLabelText('Dirección')).toBeVisible();
  await expect.element(dialog.getByLabelText('CLABE')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect.element(dialog.getByLabelText(/^Titular/)).toHaveFocus();
});

test('a payout account has no form while it is asked which kinds there are, and one that can be filled in then', async () => {
  const rules = Promise.withResolvers<undefined>();
  const { screen } = await open('payouts', {
    'GET /wps/v2/wallets/withdrawal-rules': async (url, req) => {
      await rules.promise;
      return succeed({ methods: [{ kind: 'crypto' }] })(url, req);
    },
  });
  await screen.getByRole('button', { name: 'Agregar cuenta' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Agregar cuenta' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  rules.resolve(undefined);
  await dialog.getByLabelText('Dirección').fill('TX');
  await dialog.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect.element(dialog.getByLabelText(/^Titular/)).toHaveFocus();
});

test('a new transaction password is told at once all that is missing; why it was refused comes into view', async () => {
  const { screen } = await open('security', {
    'PUT /wps/v2/wallets/transaction-password': refuse(429, 'request.too_many', 'Espera un momento'),
  });
  await screen.getByRole('button', { name: 'Cambiar contraseña de transacciones' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Cambiar contraseña de transacciones' });
  const code = dialog.getByLabelText(/^Código de la aplicación/);
  const known = dialog.getByLabelText(/^Contraseña de transacciones actual/);
  await expect.element(code).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  for (const field of [known, code]) await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(known).toHaveFocus();
  await known.fill('jade-518273');
  await dialog.getByLabelText(/^Nueva contraseña de transacciones/).fill('ambar-90412');
  await dialog.getByLabelText(/^Repítela/).fill('ambar-90412');
  await code.fill('123456');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'Espera un momento' })).toHaveFocus();
});

test('a nickname that can be none brings one back to it', async () => {
  const { screen, callsOf } = await open('profile');
  await screen.getByRole('button', { name: 'Cambiar apodo' }).click();
  const nickname = screen.getByRole('dialog', { name: 'Tu apodo' }).getByRole('textbox');
  await nickname.fill('-');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nickname).toHaveFocus();
  expect(callsOf('PUT /wps/v2/member/nickname')).toEqual([]);
});
