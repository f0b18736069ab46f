import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { member, refuse, succeed, type Answers } from '#testing/answers.ts';
import { clear, limit } from '#testing/limit.ts';
import { noFactors, securityConfig } from '#testing/own-account.ts';
import { renderSite } from '#testing/render-site.tsx';

const take = 'POST /wps/v2/member/welcome';
const setLimit = 'PUT /wps/v2/limits/deposit_day';
const login = { token: 't', firstTimeLogin: true, passwordExpired: false, passwordIsDefault: false, welcomeDue: true };
const accepted = { terms: '2026-01', privacy: '2026-01', isPending: false, accepted: [] };
const limitsWith = (own: string | null) => ({
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  limits: [limit('deposit_day', { own })],
});
const config = {
  ...securityConfig,
  hasTransactionPassword: false,
  email: { shown: 'c•••@correo.mx', isVerified: true },
};

async function enter(more: Answers = {}, loggedIn: object = {}) {
  const page = await renderSite('/login', {
    answers: {
      'POST /wps/session/login': succeed({ ...login, ...loggedIn }),
      'GET /wps/v2/member/terms': succeed(accepted),
      'GET /wps/v2/limits/standing': succeed(clear),
      'GET /wps/v2/limits': succeed(limitsWith(null)),
      'GET /wps/v2/member/securityConfig': succeed(config),
      'GET /wps/v2/member/factors': succeed(noFactors),
      [take]: succeed({ isDue: true }),
      [setLimit]: succeed(limitsWith('300.00')),
      ...more,
    },
  });
  const { screen } = page;
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText(/^Contraseña/).fill('una-clave-larga');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = screen.getByRole('dialog', { name: /Tu cuenta está lista/ });
  const stepOf = (name: string) => dialog.getByRole('heading', { level: 3, name });
  return { ...page, dialog, stepOf };
}

test('T036 the first step asks for a limit, and the welcome goes on once it is in force', async () => {
  const { dialog, stepOf, callsOf } = await enter();
  await expect.element(stepOf('Decide tu límite antes de jugar')).toBeVisible();
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Fijar límite' }).click();
  await expect.element(dialog.getByText('Escribe un monto, de cero o más')).toBeVisible();
  await dialog.getByLabelText('Límite de depósito').fill('300');
  await dialog.getByRole('button', { name: 'Fijar límite' }).click();
  await expect.element(stepOf('Protege tu cuenta')).toHaveFocus();
  expect(callsOf(setLimit)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Atrás' }).click();
  await expect.element(dialog.getByText('Tu límite ya está en vigor')).toBeVisible();
  await expect.element(dialog.getByLabelText('Límite de depósito')).not.toBeInTheDocument();
});

test('the second step offers what the account lacks, and comes back after the personal centre', async () => {
  const { screen, dialog, stepOf } = await enter();
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await expect.element(stepOf('Protege tu cuenta')).toHaveFocus();
  await expect.element(dialog.getByText('Tu correo está verificado')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: /correo/ })).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('link', { name: /Verifica tu celular/ }).click();
  const center = screen.getByRole('dialog', { name: 'Mi cuenta' });
  await expect.element(center).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await center.getByRole('button', { name: 'Cerrar', exact: true }).first().click();
  await expect.element(stepOf('Protege tu cuenta')).toBeVisible();
});

test('the third step leads on and is the last', async () => {
  const { screen, dialog, stepOf } = await enter();
  await dialog.getByRole('button', { name: 'Ahora no' }).click();
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(stepOf('¿Por dónde quieres empezar?')).toHaveFocus();
  await expect
    .element(dialog.getByRole('link', { name: /Jugar gratis/ }))
    .toHaveAttribute('href', '/seamless?vassalage=SOL&gameCode=frutas-electricas&demo=1');
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('link', { name: /Hacer un depósito/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Mi cuenta' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('overlay')).toBe('depositv2');
  await screen.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).first().click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('Escape skips all of it', async () => {
  const { screen, dialog, callsOf } = await enter();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf(take)).toHaveLength(1);
});

test('a page to which the server does not give the welcome shows none', async () => {
  const { screen, callsOf } = await enter({ [take]: succeed({ isDue: false }) });
  await expect.poll(() => callsOf(take)).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: /carla\.mendez/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['documents have to be accepted', { 'GET /wps/v2/member/terms': succeed({ ...accepted, isPending: true }) }, {}],
  ['the password has to be changed', {}, { passwordIsDefault: true }],
  ['a pause holds', { 'GET /wps/v2/limits/standing': succeed({ ...clear, state: 'paused' }) }, {}],
] as const)('the welcome is not taken while %s', async (_why, answers, loggedIn) => {
  const { callsOf, dialog } = await enter(answers, loggedIn);
  await expect.poll(() => callsOf('GET /wps/v2/limits/session').length).toBeGreaterThan(0);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(take)).toEqual([]);
});

test('a trial account is never asked about', async () => {
  const { screen, callsOf } = await enter(
    { 'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }), [take]: refuse(403, 'no', 'No') },
    {},
  );
  await expect.element(screen.getByText('Estás en juego gratis')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf(take)).toEqual([]);
});
