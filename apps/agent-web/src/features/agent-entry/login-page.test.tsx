import { expect, test } from 'vitest';
import { agentAnswers, noFactors, refuse, securityConfig, succeed, type Answer } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const login = 'POST /wps/session/login';
const loginValue = { token: 'fresh', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };

async function fillIn(screen: Awaited<ReturnType<typeof renderPortal>>['screen']) {
  await screen.getByLabelText(/^Usuario/).fill('norte_mx');
  await screen.getByLabelText(/^Contraseña/).fill('secreto-9');
  await screen.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('a visitor is led to the login and, after it, to the page they wanted', async () => {
  const { screen, session } = await renderPortal('/register-account', {
    token: null,
    answers: { [login]: succeed(loginValue) },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inicia sesión' })).toBeVisible();
  await fillIn(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Registrar cuenta' })).toBeVisible();
  expect(session.token()).toBe('fresh');
});

test('an ordinary member is refused with the reason and gets no session', async () => {
  const reason = 'Esta cuenta no es de agente.';
  const { screen, session } = await renderPortal('/login', {
    token: null,
    answers: { [login]: refuse(403, 'error_not_agent', reason) },
  });
  await fillIn(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(reason);
  expect(session.token()).toBeNull();
});

test('nothing is sent before both fields are filled, and each says what it lacks', async () => {
  const { screen, callsOf } = await renderPortal('/login', { token: null });
  await screen.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByText('Escribe tu usuario')).toBeVisible();
  await expect.element(screen.getByText('Escribe tu contraseña')).toBeVisible();
  await expect.element(screen.getByLabelText(/^Usuario/)).toHaveFocus();
  await expect.element(screen.getByLabelText(/^Usuario/)).toHaveAttribute('aria-required', 'true');
  await expect.element(screen.getByLabelText(/^Contraseña/)).toHaveAttribute('aria-required', 'true');
  expect(callsOf(login)).toHaveLength(0);
});

test('the login offers neither to remember the account nor third parties', async () => {
  const { screen } = await renderPortal('/login', { token: null });
  await expect.element(screen.getByLabelText(/^Usuario/)).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
  expect(screen.getByText(/Google|Facebook/).elements()).toHaveLength(0);
});

test('a member who arrives with a session of the player site sees why there is nothing here', async () => {
  const answer = agentAnswers['GET /wps/member/info'];
  const member = async (url: URL, req: Request) => {
    const body = (await (await answer?.(url, req))?.json()) as { value: object };
    return Response.json({ ...body, value: { ...body.value, isAgent: false, type: 0 } });
  };
  const { screen } = await renderPortal('/team', { answers: { 'GET /wps/member/info': member } });
  await expect.element(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.getByRole('table').elements()).toHaveLength(0);
});

test('a session that the server no longer knows leads back to the login and says so', async () => {
  const { screen } = await renderPortal('/team', {
    answers: { 'GET /wps/v2/agent/team': refuse(401, 'session.expired', 'Tu sesión terminó') },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inicia sesión' })).toBeVisible();
  await expect
    .element(screen.getByRole('status').first())
    .toMatchTextContent(/Tu sesión terminó.*Inicia sesión de nuevo para continuar/);
});

test.each([
  ['paused', '2027-01-02T18:00:00.000Z', /Has pausado el juego.* a partir del 2 ene 2027, 12:00/],
  ['excluded', '2027-01-02T18:00:00.000Z', /Tienes una autoexclusión hasta el 2 ene 2027, 12:00/],
  ['excluded', null, /Tienes una exclusión sin fecha de fin/],
])('a session that a break ends says so at the door: %s until %s', async (state, until, words) => {
  const hears = new Map<string, (payload: unknown) => void>();
  const { screen } = await renderPortal('/team', {
    createSocket: () => ({
      on: (name, handler) => {
        hears.set(name, handler);
        return () => undefined;
      },
      enterChat: () => undefined,
      isAway: () => false,
      onAwayChange: () => () => undefined,
      open: () => undefined,
      close: () => undefined,
    }),
  });
  await expect.poll(() => [...hears.keys()]).toContain('break.began');
  hears.get('break.began')?.({ state, until, source: 'member' });
  hears.get('session.revoked')?.({});
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Inicia sesión' })).toBeVisible();
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(words);
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const rules = succeed({
  isDirectRegistrationOpen: false,
  fields: { password: { enabled: true, required: true, minLength: 8, maxLength: 32, patternId: 0 } },
});

test('the characters of a picture that are asked for get the focus, and nothing is called wrong before', async () => {
  const asked: Answer = () =>
    Response.json(
      { success: false, value: null, message: 'Escribe', errorCode: 'identity.captcha_required', field: 'captcha' },
      { status: 403 },
    );
  const { screen } = await renderPortal('/login', {
    token: null,
    answers: { [login]: asked, 'GET /wps/captcha': succeed(pixel) },
  });
  await fillIn(screen);
  const captcha = screen.getByRole('textbox', { name: /Caracteres de la imagen/ });
  await expect.element(captcha).toHaveFocus();
  await expect.element(captcha).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

test('after failures the characters of a picture are asked, each time of another one', async () => {
  let pictures = 0;
  const { screen, callsOf } = await renderPortal('/login', {
    token: null,
    answers: {
      [login]: refuse(403, 'identity.captcha_required', 'Escribe los caracteres'),
      'GET /wps/captcha': () => {
        pictures += 1;
        return Response.json({ success: true, value: pixel, message: '', errorCode: null });
      },
    },
  });
  await fillIn(screen);
  const captcha = screen.getByRole('textbox', { name: /Caracteres de la imagen/ });
  await expect.element(captcha).toBeVisible();
  await screen.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(screen.getByText('Escribe los caracteres de la imagen')).toBeVisible();
  expect(callsOf(login)).toHaveLength(1);
  await captcha.fill('H7KP');
  await screen.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.poll(() => callsOf(login).length).toBe(2);
  await expect.element(captcha).toHaveValue('');
  await expect.poll(() => pictures).toBe(2);
});

test('a second factor is asked in a dialog before the session starts', async () => {
  const methods = [{ method: 'totp', hint: null }];
  const verification = { ticket: 'tick', reason: 'second_factor', expiresAt: '2026-11-22T13:00:00Z', methods };
  const { screen, session } = await renderPortal('/login', {
    token: null,
    answers: {
      [login]: succeed({ verification }),
      'POST /wps/session/login/verification': succeed(loginValue),
    },
  });
  await fillIn(screen);
  const dialog = screen.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect.element(dialog).toBeVisible();
  expect(session.token()).toBeNull();
  await dialog.getByRole('textbox').fill('123456');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Resumen del equipo' })).toBeVisible();
  expect(session.token()).toBe('fresh');
});

test('a password that was given must be replaced before any page opens, also after a reload', async () => {
  let config = { ...securityConfig, passwordIsDefault: true };
  const change = 'POST /wps/member/password';
  const answers = {
    'GET /wps/v2/member/securityConfig': (() =>
      Response.json({ success: true, value: config, message: '', errorCode: null })) satisfies Answer,
    'GET /wps/v2/member/factors': succeed(noFactors),
    'GET /wps/system/setting/register': rules,
    [change]: (() => {
      config = securityConfig;
      return Response.json({ success: true, value: null, message: '', errorCode: null });
    }) satisfies Answer,
  };
  const { screen, callsOf } = await renderPortal('/register-account', { answers });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Elige una contraseña nueva' })).toBeVisible();
  await screen.getByLabelText(/^Contraseña actual/).fill('secreto-9');
  await screen.getByLabelText(/^Contraseña nueva/).fill('otra-Secreta-77');
  await screen.getByLabelText(/^Confirmar contraseña nueva/).fill('otra-Secreta-77');
  await screen.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Registrar cuenta' })).toBeVisible();
  expect(callsOf(change)).toHaveLength(1);
});

test('who has a password of their own is not held where a new one must be chosen', async () => {
  const { screen } = await renderPortal('/login/new-password');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Resumen del equipo' })).toBeVisible();
  expect(window.location.pathname).not.toContain('new-password');
});

test('the login before this one is told until it is put away', async () => {
  const previousLogin = { at: '2026-11-21T20:32:00Z', ip: '203.0.113.•' };
  const { screen } = await renderPortal('/register-account', {
    token: null,
    answers: { [login]: succeed({ ...loginValue, previousLogin }) },
  });
  await fillIn(screen);
  await expect.element(screen.getByText(/Tu ingreso anterior fue el 21 nov 2026, 14:32.*203\.0\.113/)).toBeVisible();
  await screen.getByRole('button', { name: 'Descartar aviso' }).click();
  await expect.element(screen.getByText(/Tu ingreso anterior/)).not.toBeInTheDocument();
});

test('who forgot the password finds the ways to a new one, and back', async () => {
  const { screen } = await renderPortal('/login', { token: null });
  await screen.getByRole('link', { name: '¿La olvidaste?' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeVisible();
  await screen.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect.element(screen.getByLabelText(/^Usuario/)).toBeVisible();
});

test('a ticket of the player site opens the portal once; one that is good for nothing says so', async () => {
  const exchange = 'POST /wps/session/exchange';
  const good = await renderPortal('/agentHome?token=ticket-1', {
    token: null,
    answers: { [exchange]: succeed(loginValue) },
  });
  await expect.element(good.screen.getByRole('heading', { level: 1, name: 'Resumen del equipo' })).toBeVisible();
  expect([window.location.search, good.callsOf(exchange).length]).toEqual(['', 1]);
  sessionStorage.clear();
  await good.screen.unmount();
  const bad = await renderPortal('/agentHome?token=ticket-1', {
    token: null,
    answers: { [exchange]: refuse(401, 'identity.ticket_invalid', 'Este enlace ya no sirve') },
  });
  await expect.element(bad.screen.getByText('Este enlace ya no sirve').first()).toBeVisible();
  await expect.element(bad.screen.getByRole('heading', { level: 1, name: 'Inicia sesión' })).toBeVisible();
});
