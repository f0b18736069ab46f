import { ToastProvider } from '@quetzal/ui/toast';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNetwork, type Network } from '../testing/network.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { ContactsCard, PasskeysCard } from './index.ts';

const bare = { totp: { enabled: false, since: null }, passkeys: [], recoveryCodesLeft: 0, stepUp: [] };

let network: Network;
beforeEach(() => {
  freshPage();
  sessionStorage.setItem('token', 'tok-1');
  network = openNetwork({
    'GET /wps/member/info': () => ana,
    'GET /wps/v2/member/factors': () => bare,
    'GET /wps/v2/member/securityConfig': () => ({ hasPassword: true, mobile: null, email: null }),
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

test('a contact dialog says at once all that is missing, marks it as required and goes to the first of it', async () => {
  network.routes['GET /wps/v2/member/factors'] = () => ({ ...bare, stepUp: [{ method: 'totp', hint: null }] });
  const screen = await show(<ContactsCard />);
  await screen.getByRole('button', { name: 'Agregar correo electrónico' }).click();
  const dialog = screen.getByRole('dialog');
  const address = dialog.getByLabelText(/^Correo nuevo/);
  const code = dialog.getByLabelText(/^Código recibido/);
  const password = dialog.getByLabelText(/^Tu contraseña/);
  const proof = dialog.getByLabelText(/^Código de la aplicación/);
  const save = dialog.getByRole('button', { name: 'Guardar' });
  for (const field of [address, code, password, proof])
    await expect.element(field).toHaveAttribute('aria-required', 'true');
  await save.click();
  for (const field of [address, code, password, proof])
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(address).toHaveFocus();
  await password.fill('secreto-9');
  await save.click();
  await expect.element(address).toHaveFocus();
  await address.fill('ana@example.com');
  await save.click();
  await expect.element(code).toHaveFocus();
  expect(sent('PUT /wps/v2/member/contacts')).toHaveLength(0);
});

test('an address that can be none is said before anything is sent to it, as often as it is tried', async () => {
  const screen = await show(<ContactsCard />);
  await screen.getByRole('button', { name: 'Agregar correo electrónico' }).click();
  const dialog = screen.getByRole('dialog');
  const address = dialog.getByLabelText(/^Correo nuevo/);
  await address.fill('abc@');
  for (const name of ['Enviar código', 'Guardar', 'Enviar código']) {
    await dialog.getByRole('button', { name }).click();
    await expect.element(address).toHaveAttribute('aria-invalid', 'true');
    await expect.element(address).toHaveFocus();
  }
  expect(sent('POST /wps/v2/member/contacts/code')).toHaveLength(0);
  expect(sent('PUT /wps/v2/member/contacts')).toHaveLength(0);
});

test('a passkey without a name and without the password is told both', async () => {
  const screen = await show(<PasskeysCard />);
  await screen.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await expect.element(dialog.getByLabelText(/^Tu contraseña/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByLabelText(/^Nombre/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByLabelText(/^Nombre/)).toHaveFocus();
});
