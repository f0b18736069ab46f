import { expect, test } from 'vitest';
import { agentAnswers, refuse, succeed } from '#testing/answers.ts';
import { renderPortal } from '#testing/render-portal.tsx';

const login = 'POST /wps/session/login';
const loginValue = { token: 'fresh', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };

async function fillIn(screen: Awaited<ReturnType<typeof renderPortal>>['screen']) {
  await screen.getByLabelText('Usuario').fill('norte_mx');
  await screen.getByLabelText('Contraseña', { exact: true }).fill('secreto-9');
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
  await expect.element(screen.getByLabelText('Usuario')).toHaveFocus();
  expect(callsOf(login)).toHaveLength(0);
});

test('the login offers neither to remember the account nor third parties', async () => {
  const { screen } = await renderPortal('/login', { token: null });
  await expect.element(screen.getByLabelText('Usuario')).toBeVisible();
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
  await expect.element(screen.getByRole('status').first()).toBeVisible();
});
