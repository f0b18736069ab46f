import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNetwork, type Network } from '../testing/network.ts';
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
