import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { member, refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rules } from '#testing/registration-rules.ts';

const login = 'POST /wps/session/login';
const loginValue = { token: 'fresh-token', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
const countries = { content: [{ countryCode: 'MX', countryDialingCode: '52' }] };

type Screen = Awaited<ReturnType<typeof renderSite>>['screen'];

async function logIn(screen: Screen, password = 'una-clave-larga') {
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText(/^Contraseña/).fill(password);
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function fillRegistration(screen: Screen) {
  await screen.getByRole('textbox', { name: 'Usuario' }).fill('carla.mendez');
  await screen.getByLabelText(/^Contraseña/).fill('Una-clave-9');
  await screen.getByLabelText(/Confirmar contraseña/).fill('Una-clave-9');
  await screen.getByLabelText(/Fecha de nacimiento/).fill('1990-05-17');
  await screen.getByRole('checkbox').click();
}

test('who logs in at /login stands on the home page with the balance in the header', async () => {
  const { screen } = await renderSite('/login', { answers: { [login]: succeed(loginValue) } });
  await logIn(screen);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('token')).toBe('fresh-token');
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/');
  const money = screen.getByRole('banner').getByText(/1,500\.00/);
  await expect.element(money.first()).toBeInTheDocument();
});

test.each(['/login?', '/register?', '/?account=login&', '/?account=forgot&'])(
  'a member who opens %s stands on the home page, and the address asks for no form',
  async (address) => {
    const { screen } = await renderSite(`${address}affiliateCode=NORTE`, { token: 't' });
    await expect.element(screen.getByRole('button', { name: /^Cuenta de/ })).toBeVisible();
    await expect.poll(() => window.location.pathname + window.location.search).toBe('/?affiliateCode=NORTE');
  },
);

test('the last visit is told, so that a stranger’s would be noticed', async () => {
  const previousLogin = { at: '2026-11-20T20:32:00Z', ip: '203.0.113.x' };
  const { screen } = await renderSite('/login', { answers: { [login]: succeed({ ...loginValue, previousLogin }) } });
  await logIn(screen);
  await expect.element(screen.getByText(/Tu última visita: 20 nov 2026, 14:32/)).toBeVisible();
});

test('a wrong password is said in a dialog; the name stays and the password is ready to be typed again', async () => {
  const { screen } = await renderSite('/login', {
    answers: { [login]: refuse(401, 'identity.invalid_credentials', 'No') },
  });
  await logIn(screen, 'otra');
  const warning = screen.getByRole('dialog', { name: 'Usuario o contraseña incorrectos.' });
  await expect.element(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveValue('carla.mendez');
});

test('the characters of a picture that are asked for get the focus, and nothing is called wrong before', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const { screen } = await renderSite('/login', {
    answers: {
      [login]: refuse(403, 'identity.captcha_required', 'Escribe los caracteres', { field: 'captcha' }),
      'GET /wps/captcha': succeed(pixel),
    },
  });
  await logIn(screen);
  const captcha = screen.getByRole('textbox', { name: 'Caracteres de la imagen' });
  await expect.element(captcha).toHaveFocus();
  await expect.element(captcha).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

test('an empty form names what is missing and asks nothing of the server', async () => {
  const { screen, callsOf } = await renderSite('/login');
  await screen.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveAttribute('aria-required', 'true');
  await expect.element(screen.getByLabelText(/^Contraseña/)).toHaveAttribute('aria-required', 'true');
  expect(callsOf(login)).toEqual([]);
});

test('a password that was given by somebody else has to be changed; the old one is not asked for again', async () => {
  const { screen, callsOf } = await renderSite('/login', {
    answers: {
      [login]: succeed({ ...loginValue, passwordIsDefault: true }),
      'GET /wps/system/setting/register': succeed(rules),
      'POST /wps/member/password': succeed(null),
    },
  });
  await logIn(screen);
  const dialog = screen.getByRole('dialog', { name: 'Elige una contraseña nueva' });
  await expect.element(dialog.getByRole('textbox', { name: 'Usuario' })).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Contraseña actual').elements()).toHaveLength(0);
  await dialog.getByLabelText(/^Contraseña nueva/).fill('Otra-clave-7');
  await dialog.getByLabelText(/Confirmar contraseña nueva/).fill('Otra-clave-7');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('POST /wps/member/password')).toHaveLength(1);
});

test('a ticket in the address is exchanged once, and the address keeps nothing of it', async () => {
  const { screen, callsOf } = await renderSite('/?token=one-time', {
    answers: { 'POST /wps/session/exchange': succeed(loginValue) },
  });
  await expect.element(screen.getByRole('button', { name: /carla\.mendez/ })).toBeVisible();
  expect(callsOf('POST /wps/session/exchange')).toHaveLength(1);
  expect(window.location.search).toBe('');
});

test('free play makes a trial account; a panel for members asks for a real one', async () => {
  const { screen } = await renderSite('/login', {
    site: { flags: { FREEPLAY3: true } },
    answers: {
      'POST /wps/session/login/freeplay': succeed(loginValue),
      'GET /wps/member/info': succeed({ ...member, type: 4, isTrial: true }),
    },
  });
  await screen.getByRole('button', { name: 'Juego gratis, sin registro' }).click();
  await expect.element(screen.getByText('Estás en juego gratis')).toBeVisible();
  await screen.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Necesitas una cuenta real' })).toBeVisible();
});

test('the token of a mailed link leaves the address at once and sets a new password', async () => {
  const { screen, callsOf } = await renderSite('/login#reset=secret-token', {
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'POST /wps/v2/member/password/reset': succeed(null),
    },
  });
  await screen.getByLabelText(/^Contraseña nueva/).fill('Otra-clave-7');
  expect(window.location.href).not.toContain('secret-token');
  await screen.getByLabelText(/Confirmar contraseña nueva/).fill('Otra-clave-7');
  await screen.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect
    .element(screen.getByText('Ya puedes iniciar sesión con ella. Tus demás sesiones se cerraron.'))
    .toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toBeVisible();
  expect(callsOf('POST /wps/v2/member/password/reset')).toHaveLength(1);
});

test('a link by mail is asked for without telling whether there is such an account', async () => {
  const { screen } = await renderSite('/login', { answers: { 'POST /wps/member/password/email': succeed(null) } });
  await screen.getByRole('button', { name: '¿La olvidaste?' }).click();
  // The form of logging in has a field of the same name until this one takes its place.
  const recovery = screen.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await recovery.getByRole('textbox', { name: /Usuario/ }).fill('carla.mendez');
  await recovery.getByRole('textbox', { name: /Correo electrónico/ }).fill('carla@correo.mx');
  await screen.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible();
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

test('an invitation that does not exist is said in a dialog, and nothing typed is lost', async () => {
  const { screen, callsOf } = await renderSite('/register?affiliateCode=NOPE', {
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'GET /wps/agent/affiliate': succeed({ valid: false, agentAccount: null }),
    },
  });
  await fillRegistration(screen);
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  const warning = screen.getByRole('dialog', { name: 'Este código de invitación no existe' });
  await warning.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveValue('carla.mendez');
  expect(callsOf('PUT /wps/member/register')).toEqual([]);
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
  await fillRegistration(screen);
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByText('Ese usuario ya existe')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Usuario' })).toHaveFocus();
});

test('on a phone a refusal of the whole registration comes into view from under the button', async () => {
  await page.viewport(390, 700);
  const { screen } = await renderSite('/register', {
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'PUT /wps/member/register': refuse(503, 'identity.register_unavailable', 'No pudimos abrir la cuenta'),
    },
  });
  await fillRegistration(screen);
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('No pudimos abrir la cuenta');
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await expect.element(alert).toHaveFocus();
  await page.viewport(1280, 800);
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

test('a year in which nobody who lives was born is a slip, and said to be one before anything is sent', async () => {
  const { screen, callsOf } = await renderSite('/register', {
    answers: { 'GET /wps/system/setting/register': succeed(rules) },
  });
  await screen.getByLabelText(/Fecha de nacimiento/).fill('1090-05-17');
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByText('Revisa el año de nacimiento')).toBeVisible();
  expect(callsOf('PUT /wps/member/register')).toEqual([]);
});

test('the lines that the site asks for are there, those that it does not ask for are not', async () => {
  const { screen } = await renderSite('/register', {
    answers: {
      'GET /wps/system/setting/register': succeed({
        fields: { ...rules.fields, line: { enabled: true, required: true }, qqNum: { enabled: false, required: true } },
      }),
    },
  });
  await expect.element(screen.getByRole('textbox', { name: 'Line' })).toHaveAttribute('aria-required', 'true');
  expect(screen.getByRole('textbox', { name: 'QQ' }).elements()).toHaveLength(0);
});

test('a registration by mobile number sends a code first, and only to a number that can be one', async () => {
  const { screen, callsOf } = await renderSite('/register', {
    site: { flags: { MOBILENUMREG3: true, REGMOBVERF3: true, USERNAMEREG3: false } },
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'GET /wps/system/country': succeed(countries),
      'POST /wps/verification/sms/register': succeed({ expiredMinutes: 3 }),
      'PUT /wps/member/register/mobile': succeed(loginValue),
    },
  });
  const number = screen.getByRole('textbox', { name: 'Número de celular' });
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('5512345678');
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(screen.getByRole('button', { name: /Reenviar en/ })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Código de verificación' }).fill('123456');
  await screen.getByLabelText(/Fecha de nacimiento/).fill('1990-05-17');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf('POST /wps/verification/sms/register')).toHaveLength(1);
  expect(callsOf('PUT /wps/member/register/mobile')).toHaveLength(1);
});
