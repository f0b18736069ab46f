import { ToastProvider } from '@quetzal/ui/toast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { readBody } from '../testing/sealed-body.ts';
import { ContactsCard } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  sessionStorage.setItem('token', 'tok-1');
  network = openNetwork({
    'GET /wps/member/info': () => ana,
    'GET /wps/v2/member/factors': () => ({
      totp: { enabled: false, since: null },
      passkeys: [],
      recoveryCodesLeft: 0,
      stepUp: [],
      held: [],
    }),
    'GET /wps/v2/member/securityConfig': () => ({
      hasPassword: true,
      passwordIsDefault: false,
      passwordExpiresAt: null,
      hasTransactionPassword: false,
      mobile: null,
      email: null,
      loginNotices: false,
    }),
  });
});
afterEach(() => network.restore());

async function showContacts() {
  const { screen } = await renderSite(
    <ToastProvider label="Avisos" closeLabel="Cerrar">
      <ContactsCard />
    </ToastProvider>,
  );
  return screen;
}
const sent = (call: string) => network.calls.filter((req) => `${req.method} ${new URL(req.url).pathname}` === call);
const bodyOf = (call: string) => readBody(sent(call).at(-1));

test('a number becomes that of the account with the code that was sent there and the password', async () => {
  network.routes['GET /wps/system/country'] = () => ({ content: [{ countryCode: 'MX', countryDialingCode: '52' }] });
  network.routes['POST /wps/v2/member/contacts/code'] = () => ({ expiredMinutes: 5 });
  network.routes['PUT /wps/v2/member/contacts'] = () => {
    throw new Refused(422, 'identity.code_wrong', { field: 'verificationCode', message: 'Ese código no es correcto' });
  };
  const screen = await showContacts();
  await screen.getByRole('button', { name: 'Agregar número de celular' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: /código/ }).click();
  await expect.element(dialog.getByText('Escribe un número completo')).toBeVisible();
  expect(sent('POST /wps/v2/member/contacts/code')).toHaveLength(0);
  await dialog.getByLabelText(/^Número de celular/).fill('5512345678');
  await dialog.getByRole('button', { name: /código/ }).click();
  await expect.element(dialog.getByRole('button', { name: /:/ })).toBeVisible();
  await dialog.getByLabelText(/^Código recibido/).fill('123456');
  await dialog.getByLabelText(/^Tu contraseña/).fill('secreto-9');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Ese código no es correcto')).toBeVisible();
  network.routes['PUT /wps/v2/member/contacts'] = () => null;
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const contact = { channel: 'sms', mobileNum: '5512345678', countryDialingCode: '52' };
  expect(await bodyOf('POST /wps/v2/member/contacts/code')).toEqual(contact);
  expect(await bodyOf('PUT /wps/v2/member/contacts')).toEqual({
    ...contact,
    verificationCode: '123456',
    password: 'secreto-9',
  });
});

test('once a code was sent the focus is where it is typed, and the words say that it comes; another address has none', async () => {
  network.routes['POST /wps/v2/member/contacts/code'] = () => ({ expiredMinutes: 5 });
  const screen = await showContacts();
  await screen.getByRole('button', { name: 'Agregar correo electrónico' }).click();
  const dialog = screen.getByRole('dialog');
  const address = dialog.getByLabelText(/^Correo nuevo/);
  const code = dialog.getByLabelText(/^Código recibido/);
  await address.fill('ana@correo.mx');
  await expect.element(code).toHaveAccessibleDescription(/^Primero pide el código/);
  await dialog.getByRole('button', { name: /código/ }).click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription('El código va en camino. Sirve durante 5 min.');
  await address.fill('otra@correo.mx');
  await expect.element(code).toHaveAccessibleDescription(/^Primero pide el código/);
});
