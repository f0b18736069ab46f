import { expect, test } from 'vitest';
import { refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const loginValue = { token: 'fresh-token', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
const rules = {
  fields: {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 19 },
    password: { enabled: true, required: true, minLength: 8, maxLength: 20 },
    birthday: { enabled: true, required: true },
    affiliateCode: { enabled: true, required: false },
  },
};

test('who logs in at /login stands on the home page with the balance in the header', async () => {
  const { screen } = await renderSite('/login', { answers: { 'POST /wps/session/login': succeed(loginValue) } });
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText('Contraseña', { exact: true }).fill('una-clave-larga');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('token')).toBe('fresh-token');
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/');
  await expect
    .element(
      screen
        .getByRole('banner')
        .getByText(/1,500\.00/)
        .first(),
    )
    .toBeInTheDocument();
});

test('a wrong password is said in the words of the product and the form stays', async () => {
  const { screen } = await renderSite('/login', {
    answers: { 'POST /wps/session/login': refuse(401, 'identity.invalid_credentials', 'No') },
  });
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText('Contraseña', { exact: true }).fill('otra');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos.');
});

test('an empty form names what is missing and asks nothing of the server', async () => {
  const { screen, callsOf } = await renderSite('/login');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf('POST /wps/session/login')).toEqual([]);
});

test('an invitation in the address is filled in and checked', async () => {
  const { screen, callsOf } = await renderSite('/register?affiliateCode=QZ7', {
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'GET /wps/agent/affiliate': succeed({ valid: true, agentAccount: 'nor***mx' }),
    },
  });
  await expect.element(screen.getByRole('textbox', { name: 'Código de invitación' })).toHaveValue('QZ7');
  await expect.element(screen.getByText('Te invitó nor***mx')).toBeVisible();
  expect(callsOf('GET /wps/agent/affiliate')[0]?.searchParams.get('affiliateCode')).toBe('QZ7');
});

test('what the server refuses stands under the input that it concerns', async () => {
  const { screen } = await renderSite('/register', {
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'PUT /wps/member/register': refuse(409, 'identity.username_taken', 'Ese usuario ya existe', {
        field: 'username',
      }),
    },
  });
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText(/^Contraseña/).fill('Una-clave-9');
  await screen.getByLabelText(/Confirmar contraseña/).fill('Una-clave-9');
  await screen.getByLabelText(/Fecha de nacimiento/).fill('1990-05-17');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByText('Ese usuario ya existe')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveFocus();
});

test('who is too young is told before anything is sent', async () => {
  const { screen, callsOf } = await renderSite('/register', {
    answers: { 'GET /wps/system/setting/register': succeed(rules) },
  });
  const thisYear = new Date().getUTCFullYear();
  await screen.getByLabelText(/Fecha de nacimiento/).fill(`${thisYear - 10}-01-01`);
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByText('Debes tener 18 años o más para abrir una cuenta')).toBeVisible();
  expect(callsOf('PUT /wps/member/register')).toEqual([]);
});
