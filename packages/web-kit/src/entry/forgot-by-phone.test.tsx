import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { freshPage, renderSite, site } from '../testing/render-site.tsx';
import { ForgotPasswordForms } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage({ ...site, flags: { PWRESETSMS3: true, CHNGPASSVERIF3: true } });
  network = openNetwork({
    'GET /wps/system/setting/register': () => ({ fields: {} }),
    'GET /wps/system/country': () => ({ content: [{ countryCode: 'MX', countryDialingCode: '52' }] }),
  });
});
afterEach(() => network.restore());

const nothing = () => undefined;

test('an empty form marks every field and brings the focus to the first, then to the next that is wrong', async () => {
  const { screen } = await renderSite(<ForgotPasswordForms side="agent" onDone={nothing} onBack={nothing} />);
  const number = screen.getByRole('textbox', { name: 'Número de celular' });
  const code = screen.getByRole('textbox', { name: 'Código de verificación' });
  const password = screen.getByLabelText(/^Contraseña nueva/);
  const save = screen.getByRole('button', { name: 'Guardar contraseña' });
  await save.click();
  for (const field of [number, code, password]) await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveFocus();
  await number.fill('5512345678');
  await save.click();
  await expect.element(code).toHaveFocus();
});

test('who asks for a code while one is under way is told no failure: it is waited for, and typed', async () => {
  network.routes['POST /wps/member/password/sms'] = () => {
    throw new Refused(429, 'identity.code_too_soon', { message: 'Ya te enviamos un código', params: { seconds: 150 } });
  };
  const { screen } = await renderSite(<ForgotPasswordForms side="member" onDone={nothing} onBack={nothing} />);
  await screen.getByRole('textbox', { name: 'Número de celular' }).fill('5512345678');
  await screen.getByRole('button', { name: 'Enviar código' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Código de verificación' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: /2:(30|2\d)/ })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
});
