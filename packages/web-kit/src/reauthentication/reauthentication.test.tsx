import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, unwrap, useApi } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { readBody } from '../testing/sealed-body.ts';
import { createReauthenticationGate, Reauthentication } from './index.ts';

const config = { hasPassword: true, hasTransactionPassword: true, mobile: null, email: null, loginNotices: false };
const factors = { totp: { enabled: true, since: null }, passkeys: [], recoveryCodesLeft: 0, stepUp: [], held: [] };
const idle = () => {
  throw new Refused(403, 'identity.reauthentication_required');
};

let network: Network;
beforeEach(() => {
  freshPage();
  sessionStorage.setItem('token', 'tok-1');
  network = openNetwork({
    'GET /wps/member/info': () => ana,
    'GET /wps/v2/member/securityConfig': () => config,
    'GET /wps/v2/member/factors': () => factors,
    'GET /wps/game/launchGame': idle,
    'DELETE /wps/session/logout': () => null,
  });
});
afterEach(() => network.restore());

function Launcher() {
  const api = useApi();
  const { logout } = useSession();
  const [outcome, setOutcome] = useState('-');
  const launch = async () => {
    const query = { nodeId: 'rayo-777' } as never;
    const call = unwrap(api.GET('/wps/game/launchGame', { params: { query } }));
    setOutcome(
      await call.then(
        () => 'launched',
        (err: unknown) => (err instanceof ApiError ? err.code : 'failed'),
      ),
    );
  };
  return (
    <>
      <button onClick={() => void launch()}>play</button>
      <button onClick={() => void logout()}>out</button>
      <output>{outcome}</output>
    </>
  );
}

async function play() {
  const { screen, runtime } = await renderSite(
    <>
      <Launcher />
      <Reauthentication />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'play' })).toBeVisible();
  await screen.getByRole('button', { name: 'play' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Confirma que eres tú' })).toBeVisible();
  return { screen, runtime };
}

test('a call of an idle session goes on by itself after the password', async () => {
  const { screen } = await play();
  network.routes['POST /wps/v2/session/reauthentication'] = () => null;
  network.routes['GET /wps/game/launchGame'] = () => ({ content: { game_url: 'x' } });
  await screen.getByRole('textbox', { name: 'Contraseña' }).fill('secreto-9');
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByText('launched')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a wrong password is said, and the call still waits', async () => {
  const { screen } = await play();
  network.routes['POST /wps/v2/session/reauthentication'] = () => {
    throw new Refused(422, 'identity.reauthentication_wrong', { field: 'password', message: 'No es correcta' });
  };
  await screen.getByRole('textbox', { name: 'Contraseña' }).fill('nada');
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByText('No es correcta')).toBeVisible();
  await expect.element(screen.getByText('-', { exact: true })).toBeVisible();
});

test('who has other proofs may give one of them, each of which is in view to be chosen', async () => {
  const { screen } = await play();
  let proven: unknown = null;
  network.routes['POST /wps/v2/session/reauthentication'] = async (req) => void (proven = await readBody(req));
  network.routes['GET /wps/game/launchGame'] = () => ({ content: { game_url: 'x' } });
  await screen.getByRole('combobox', { name: 'Cómo confirmar' }).click();
  const options = screen.getByRole('option');
  await expect.element(options.first()).toBeVisible();
  expect(options.elements().map((option) => option.textContent)).toEqual([
    'Contraseña',
    'Código de la app',
    'Contraseña de transacciones',
  ]);
  for (const option of options.elements()) {
    const { left, right } = option.getBoundingClientRect();
    expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  }
  await screen.getByRole('option', { name: 'Contraseña de transacciones' }).click();
  await screen.getByRole('textbox', { name: 'Contraseña de transacciones' }).fill('garza-550812');
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByText('launched')).toBeVisible();
  expect(proven).toEqual({ transactionPassword: 'garza-550812' });
});

describe('who has no login password', () => {
  const email = { method: 'email', hint: 'a***@correo.mx' };
  const open = (held: object[]) => {
    network.routes['GET /wps/v2/member/securityConfig'] = () => ({
      ...config,
      hasPassword: false,
      hasTransactionPassword: false,
    });
    network.routes['GET /wps/v2/member/factors'] = () => ({ ...factors, totp: { enabled: false, since: null }, held });
    return play();
  };

  test('proves it by a code to a contact, and is asked for no password', async () => {
    const { screen } = await open([email]);
    let proven: unknown = null;
    network.routes['POST /wps/v2/member/factors/proof/code'] = () => ({ expiredMinutes: 3 });
    network.routes['POST /wps/v2/session/reauthentication'] = async (req) => void (proven = await readBody(req));
    network.routes['GET /wps/game/launchGame'] = () => ({ content: { game_url: 'x' } });
    await screen.getByRole('button', { name: /código/ }).click();
    const code = screen.getByRole('textbox', { name: /^Código/ });
    await expect.element(code).toHaveFocus();
    await expect.element(screen.getByLabelText(/^Contraseña/)).not.toBeInTheDocument();
    await code.fill('123456');
    await screen.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(screen.getByText('launched')).toBeVisible();
    expect(proven).toEqual({ proof: { method: 'email', answer: '123456' } });
  });

  test('and holds nothing else is led to the login', async () => {
    const { screen } = await open([]);
    const dialog = screen.getByRole('dialog', { name: 'Confirma que eres tú' });
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => sessionStorage.getItem('token')).toBeNull();
  });
});

test('who declines is refused, and the page is as before', async () => {
  const { screen } = await play();
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(screen.getByText('identity.reauthentication_required')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('two calls share one question', async () => {
  const gate = createReauthenticationGate();
  expect(await gate.ask()).toBe(false);
  gate.subscribe(() => undefined);
  const both = Promise.all([gate.ask(), gate.ask()]);
  expect(gate.isAsking()).toBe(true);
  gate.settle(true);
  expect(await both).toEqual([true, true]);
  expect(gate.isAsking()).toBe(false);
});
