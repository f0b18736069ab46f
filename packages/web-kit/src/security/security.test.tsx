import { fetchToastStack, ToastProvider } from '@quetzal/ui/toast';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { readBody } from '../testing/sealed-body.ts';
import { LoginNoticeSwitch, PasskeysCard, RecoveryCodesCard, SessionsList, TotpCard } from './index.ts';

const here = {
  id: 's1',
  device: 'desktop',
  browser: 'Firefox',
  system: 'Windows',
  ip: '203.0.113.•',
  country: 'MX',
  side: 'agent',
  openedAt: '2026-11-22T10:00:00Z',
  lastSeenAt: '2026-11-22T10:05:00Z',
  isCurrent: true,
};
const phone = {
  ...here,
  id: 's2',
  device: 'mobile',
  browser: 'Chrome',
  system: 'Android',
  side: 'member',
  country: null,
  isCurrent: false,
};
const config = {
  hasPassword: true,
  passwordIsDefault: false,
  passwordExpiresAt: null,
  hasTransactionPassword: false,
  mobile: null,
  email: null,
  loginNotices: false,
};
const bare = { totp: { enabled: false, since: null }, passkeys: [], recoveryCodesLeft: 0, stepUp: [] };
const laptop = { id: 'p1', name: 'Laptop', addedAt: '2026-10-01T10:00:00Z', lastUsedAt: null };
const guarded = {
  totp: { enabled: true, since: '2026-10-01T10:00:00Z' },
  passkeys: [laptop],
  recoveryCodesLeft: 2,
  stepUp: [
    { method: 'totp', hint: null },
    { method: 'recovery', hint: null },
  ],
};

let network: Network;
beforeEach(() => {
  freshPage();
  sessionStorage.setItem('token', 'tok-1');
  network = openNetwork({
    'GET /wps/member/info': () => ana,
    'GET /wps/v2/member/sessions': () => [phone, here],
    'GET /wps/v2/member/factors': () => bare,
    'GET /wps/v2/member/securityConfig': () => config,
  });
});
afterEach(() => network.restore());

async function show(children: ReactNode) {
  const { screen } = await renderSite(
    <ToastProvider label="Avisos" closeLabel="Cerrar">
      {children}
    </ToastProvider>,
  );
  return screen;
}
const sent = (call: string) => network.calls.filter((req) => `${req.method} ${new URL(req.url).pathname}` === call);
const bodyOf = (call: string) => readBody(sent(call).at(-1));

test('the own session comes first, is marked and cannot be ended from the list', async () => {
  const screen = await show(<SessionsList />);
  await expect
    .element(screen.getByRole('listitem').first())
    .toMatchTextContent(/Firefox · Windows.*Esta sesión.*México/);
  expect(screen.getByRole('button', { name: /Cerrar la sesión de/ }).elements()).toHaveLength(1);
});

test('one session is ended, and the list says so', async () => {
  let rows = [phone, here];
  network.routes['GET /wps/v2/member/sessions'] = () => rows;
  network.routes['DELETE /wps/v2/member/sessions/s2'] = () => void (rows = [here]);
  const screen = await show(<SessionsList />);
  await screen.getByRole('button', { name: 'Cerrar la sesión de Chrome · Android' }).click();
  await expect.element(screen.getByText('No hay otra sesión abierta.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar las demás sesiones' }).elements()).toHaveLength(0);
});

test('all others are ended only after the question was answered, and a failure is said there', async () => {
  network.routes['DELETE /wps/v2/member/sessions'] = () => {
    throw new Refused(500, 'internal');
  };
  const screen = await show(<SessionsList />);
  await screen.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  expect(sent('DELETE /wps/v2/member/sessions')).toHaveLength(0);
  const question = screen.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.element(question.getByRole('alert')).toMatchTextContent(/falló/);
  network.routes['DELETE /wps/v2/member/sessions'] = () => null;
  await question.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent('DELETE /wps/v2/member/sessions')).toHaveLength(2);
});

test('what is known and what was begun stay where the list cannot be read again', async () => {
  const screen = await show(<SessionsList />);
  await screen.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  const away = () => {
    throw new Refused(500, 'internal');
  };
  network.routes['DELETE /wps/v2/member/sessions'] = away;
  network.routes['GET /wps/v2/member/sessions'] = away;
  const question = screen.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.poll(() => sent('GET /wps/v2/member/sessions').length).toBeGreaterThan(1);
  await expect.element(question.getByRole('alert')).toBeVisible();
  network.routes['DELETE /wps/v2/member/sessions'] = () => null;
  await question.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByText('Firefox · Windows')).toBeVisible();
});

test('a list that cannot be read offers another try', async () => {
  delete network.routes['GET /wps/v2/member/sessions'];
  const screen = await show(<SessionsList />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  network.routes['GET /wps/v2/member/sessions'] = () => [here];
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('Firefox · Windows')).toBeVisible();
});

test('an authenticator app is set up with password, picture and first code; its recovery codes are shown once', async () => {
  await fetchToastStack();
  let factors: object = bare;
  network.routes['GET /wps/v2/member/factors'] = () => factors;
  network.routes['POST /wps/v2/member/factors/totp'] = () => ({
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Quetzal:ana?secret=JBSWY3DPEHPK3PXP&issuer=Quetzal',
  });
  network.routes['PUT /wps/v2/member/factors/totp'] = () => {
    factors = guarded;
    return { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] };
  };
  const screen = await show(<TotpCard />);
  await screen.getByRole('button', { name: 'Configurar' }).click();
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByLabelText(/^Tu contraseña/)).toHaveFocus();
  expect(sent('POST /wps/v2/member/factors/totp')).toHaveLength(0);
  await screen.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByRole('img', { name: /Código para agregar/ })).toBeVisible();
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await screen.getByLabelText(/^Código de la aplicación/).fill('123456');
  await expect.element(screen.getByText('aaaa-1111')).toBeVisible();
  expect(await bodyOf('PUT /wps/v2/member/factors/totp')).toEqual({ code: '123456' });
  const told = screen.getByText('La aplicación de autenticación está activa');
  expect(told.elements(), 'nothing is said under the codes').toEqual([]);
  await screen.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect.element(told.first()).toBeVisible();
  await expect.element(screen.getByText('bbbb-2222')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Activa', { exact: true })).toBeVisible();
});

test('a wrong first code is said at the code, and nothing is turned on', async () => {
  network.routes['POST /wps/v2/member/factors/totp'] = () => ({ secret: 'JBSW', uri: 'otpauth://totp/x?secret=JBSW' });
  network.routes['PUT /wps/v2/member/factors/totp'] = () => {
    throw new Refused(422, 'identity.proof_wrong', { field: 'code', message: 'Ese código no es correcto' });
  };
  const screen = await show(<TotpCard />);
  await screen.getByRole('button', { name: 'Configurar' }).click();
  await screen.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await screen.getByRole('button', { name: 'Continuar' }).click();
  await screen.getByLabelText(/^Código de la aplicación/).fill('000000');
  await expect.element(screen.getByText('Ese código no es correcto')).toBeVisible();
  await expect.element(screen.getByLabelText(/^Código de la aplicación/)).toHaveFocus();
});

test('turning the app off wants the password and the second factor, and says which of them was wrong', async () => {
  network.routes['GET /wps/v2/member/factors'] = () => guarded;
  network.routes['POST /wps/v2/member/factors/totp/removal'] = () => {
    throw new Refused(422, 'identity.proof_wrong', { field: 'proof', message: 'Esa prueba no es correcta' });
  };
  const screen = await show(<TotpCard />);
  await screen.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(dialog.getByText('Escribe el código')).toBeVisible();
  expect(sent('POST /wps/v2/member/factors/totp/removal')).toHaveLength(0);
  await dialog.getByLabelText(/^Código de la aplicación/).fill('123456');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(dialog.getByText('Esa prueba no es correcta')).toBeVisible();
  network.routes['POST /wps/v2/member/factors/totp/removal'] = () => null;
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(await bodyOf('POST /wps/v2/member/factors/totp/removal')).toEqual({
    password: 'secreto-9',
    proof: { method: 'totp', answer: '123456' },
  });
});

test('few recovery codes are a warning, and new ones replace them after a confirmation', async () => {
  network.routes['GET /wps/v2/member/factors'] = () => ({ ...guarded, stepUp: [] });
  network.routes['POST /wps/v2/member/factors/recovery-codes'] = () => ({ recoveryCodes: ['cccc-3333'] });
  const screen = await show(<RecoveryCodesCard />);
  await expect.element(screen.getByText('Quedan 2 códigos')).toBeVisible();
  await screen.getByRole('button', { name: 'Códigos nuevos' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await dialog.getByRole('button', { name: 'Códigos nuevos' }).click();
  await expect.element(screen.getByText('cccc-3333')).toBeVisible();
});

test('without a second factor there is nothing to recover and no button for it', async () => {
  const screen = await show(<RecoveryCodesCard />);
  await expect.element(screen.getByText(/Configura una aplicación/)).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('a passkey gets another name', async () => {
  network.routes['GET /wps/v2/member/factors'] = () => guarded;
  network.routes['PUT /wps/v2/member/factors/passkeys/p1'] = () => null;
  const screen = await show(<PasskeysCard />);
  await screen.getByRole('button', { name: 'Cambiar el nombre de Laptop' }).click();
  await screen.getByLabelText(/^Nombre/).fill('  ');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Escribe un nombre')).toBeVisible();
  await screen.getByLabelText(/^Nombre/).fill(' Oficina ');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(await bodyOf('PUT /wps/v2/member/factors/passkeys/p1')).toEqual({ name: 'Oficina' });
});

test('a passkey is removed with password and a recovery code when the phone is not at hand', async () => {
  network.routes['GET /wps/v2/member/factors'] = () => guarded;
  network.routes['POST /wps/v2/member/factors/passkeys/p1/removal'] = () => null;
  const screen = await show(<PasskeysCard />);
  await screen.getByRole('button', { name: 'Quitar Laptop' }).click();
  await screen.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await screen.getByRole('combobox', { name: 'Confirmar con' }).click();
  await screen.getByRole('option', { name: 'Código de recuperación' }).click();
  await screen.getByRole('textbox', { name: 'Código de recuperación' }).fill('aaaa-1111');
  await screen.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('POST /wps/v2/member/factors/passkeys/p1/removal')).toHaveLength(1);
});

test('notices are switched on for the server, and back when it refuses', async () => {
  network.routes['PUT /wps/v2/member/login-notices'] = () => {
    throw new Refused(500, 'internal');
  };
  const screen = await show(<LoginNoticeSwitch />);
  await screen.getByRole('switch').click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
  network.routes['PUT /wps/v2/member/login-notices'] = () => null;
  network.routes['GET /wps/v2/member/securityConfig'] = () => ({ ...config, loginNotices: true });
  await screen.getByRole('switch').click();
  await expect.element(screen.getByRole('switch')).toBeChecked();
  expect(await bodyOf('PUT /wps/v2/member/login-notices')).toEqual({ enabled: true });
});

test('a proof can come by a code to the account’s own address', async () => {
  network.routes['GET /wps/v2/member/factors'] = () => ({
    ...guarded,
    stepUp: [{ method: 'email', hint: 'a•••@example.com' }],
  });
  network.routes['POST /wps/v2/member/factors/proof/code'] = () => {
    throw new Refused(429, 'identity.code_too_soon', { message: 'Espera un momento', params: { seconds: 30 } });
  };
  network.routes['POST /wps/v2/member/factors/totp/removal'] = () => null;
  const screen = await show(<TotpCard />);
  await screen.getByRole('button', { name: 'Desactivar' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: /código/ }).click();
  await expect.element(dialog.getByText('Espera un momento')).toBeVisible();
  await dialog.getByLabelText(/^Código recibido/).fill('654321');
  await dialog.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(await bodyOf('POST /wps/v2/member/factors/totp/removal')).toEqual({
    password: 'secreto-9',
    proof: { method: 'email', answer: '654321' },
  });
});
