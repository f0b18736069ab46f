import { expect, test } from 'vitest';
import { refuse, succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rules } from '#testing/registration-rules.ts';

const flags = { PWRESETSMS3: true, CHNGPASSVERIF3: true };
const loginValue = { token: 'fresh-token', firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };

test('who chooses a password by a code is in, and reads that the password is another one', async () => {
  const { screen } = await renderSite('/?account=forgot', {
    site: { flags },
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'GET /wps/system/country': succeed({ content: [{ countryCode: 'MX', countryDialingCode: '52' }] }),
      'POST /wps/member/password/sms': succeed({ expiredMinutes: 3 }),
      'POST /wps/member/password/verification': succeed(loginValue),
    },
  });
  const dialog = screen.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await dialog.getByRole('textbox', { name: 'Número de celular' }).fill('5512345678');
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  const code = dialog.getByRole('textbox', { name: 'Código de verificación' });
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await dialog.getByLabelText(/^Contraseña nueva/).fill('Otra-clave-7');
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect.element(screen.getByText('Tu contraseña quedó cambiada').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('who asks for another link in place of one that is over finds the form that sends links', async () => {
  const { screen } = await renderSite('/login#reset=used-token', {
    site: { flags },
    answers: {
      'GET /wps/system/setting/register': succeed(rules),
      'GET /wps/system/country': succeed({ content: [{ countryCode: 'MX', countryDialingCode: '52' }] }),
      'POST /wps/v2/member/password/reset': refuse(422, 'identity.reset_link_invalid', 'Este enlace ya no vale.'),
    },
  });
  await screen.getByLabelText(/^Contraseña nueva/).fill('Otra-clave-7');
  await screen.getByLabelText(/Confirmar contraseña nueva/).fill('Otra-clave-7');
  await screen.getByRole('button', { name: 'Guardar contraseña' }).click();
  await screen.getByRole('button', { name: 'Pedir otro enlace' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await expect.element(dialog.getByRole('tab', { name: 'Por correo' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(dialog.getByRole('textbox', { name: /^Usuario/ })).toHaveFocus();
});
