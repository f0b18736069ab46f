import { unwrap } from '@quetzal/api';
import { Secret, TOTP } from 'otpauth';
import { newMember } from '../support/member.ts';
import { newestCode, newestMessage } from '../support/outbox.ts';
import { goodPassword, logIn } from '../support/site.ts';
import { demoPassword } from '../support/start-platform.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const newPassword = 'Tucan-2027-alto';
/** A Mexican number that no other journey uses. */
const newNumber = () => `55${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;

test('an account by mobile number logs in by a texted code', async ({ browser, page, urls }) => {
  const number = newNumber();
  await page.goto(`${urls.player}/register`);
  const dialog = page.getByRole('dialog', { name: 'Crear cuenta' });
  await dialog.getByRole('textbox', { name: 'Número de celular' }).fill(number);
  await dialog.getByLabel(/^Contraseña/).fill(goodPassword);
  await dialog.getByLabel(/^Confirmar contraseña/).fill(goodPassword);
  await dialog.getByLabel(/nacimiento/i).fill('1990-05-17');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Tu cuenta está lista/).first()).toBeVisible();

  const elsewhere = await browser.newPage({ locale: 'es-MX' });
  await elsewhere.goto(`${urls.player}/login`);
  await elsewhere.getByRole('tab', { name: 'Código por SMS' }).click();
  await elsewhere.getByRole('textbox', { name: 'Número de celular' }).fill(number);
  await elsewhere.getByRole('button', { name: 'Enviar código' }).click();
  await expect(elsewhere.getByRole('button', { name: /Reenviar en/ })).toBeVisible();
  const code = await newestCode(urls.api, 'code', number.slice(-4));
  await elsewhere.getByRole('textbox', { name: 'Código de verificación' }).fill(code);
  await elsewhere.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(elsewhere.getByText(/Tu última visita/).first()).toBeVisible();
  await elsewhere.close();
});

test('who forgot the password sets a new one by a texted code and is inside at once', async ({ page, urls }) => {
  const number = newNumber();
  const { api, username } = await newMember(urls.api);
  const contact = { channel: 'sms', mobileNum: number, countryDialingCode: '52' } as const;
  await unwrap(api.POST('/wps/v2/member/contacts/code', { body: contact }));
  const verificationCode = await newestCode(urls.api, 'code', number.slice(-4));
  await unwrap(api.PUT('/wps/v2/member/contacts', { body: { ...contact, password: goodPassword, verificationCode } }));

  await page.goto(`${urls.player}/login`);
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await dialog.getByRole('textbox', { name: 'Número de celular' }).fill(number);
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.getByRole('button', { name: /Reenviar en/ })).toBeVisible();
  await dialog
    .getByRole('textbox', { name: 'Código de verificación' })
    .fill(await newestCode(urls.api, 'code', number.slice(-4)));
  await dialog.getByLabel(/^Contraseña nueva/).fill(newPassword);
  await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
});

test('a mailed link sets a new password once, and its token does not stay in the address', async ({ page, urls }) => {
  const { api, username } = await newMember(urls.api);
  const ending = `@${username}.example`;
  const email = `correo${ending}`;
  await unwrap(api.POST('/wps/v2/member/contacts/code', { body: { channel: 'email', email } }));
  const verificationCode = await newestCode(urls.api, 'code', ending);
  await unwrap(
    api.PUT('/wps/v2/member/contacts', { body: { channel: 'email', email, password: goodPassword, verificationCode } }),
  );
  await page.goto(`${urls.player}/login`);
  await page.getByRole('button', { name: '¿La olvidaste?' }).click();
  await page.getByRole('tab', { name: 'Por correo' }).click();
  await page.getByRole('textbox', { name: /^Usuario/ }).fill(username);
  await page.getByRole('textbox', { name: /Correo electrónico/ }).fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await page.getByRole('dialog', { name: 'Revisa tu correo' }).getByRole('button', { name: 'Entendido' }).click();

  const mail = await newestMessage(urls.api, 'password_link', ending);
  const hash = /#reset=[\w-]+/.exec(mail)?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(`${urls.player}/login${hash}`);
  await page.getByLabel(/^Contraseña nueva/).fill(newPassword);
  await expect(page).not.toHaveURL(/reset=/);
  await page.getByLabel(/^Confirmar contraseña nueva/).fill(newPassword);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña quedó cambiada').first()).toBeVisible();
  await logIn(page, urls.player, username, newPassword);
  await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
});

test('a browser that is told to remember is let in again, until its owner leaves', async ({ browser, page, urls }) => {
  const { username } = await newMember(urls.api);
  await page.goto(`${urls.player}/login`);
  await page.getByRole('textbox', { name: /^Usuario/ }).fill(username);
  await page.getByLabel(/^Contraseña/).fill(goodPassword);
  await page.getByRole('checkbox', { name: /Recordarme/ }).check();
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();

  const { cookies } = await page.context().storageState();
  const later = await browser.newContext({ storageState: { cookies, origins: [] }, locale: 'es-MX' });
  const again = await later.newPage();
  await again.goto(urls.player);
  const account = again.getByRole('button', { name: new RegExp(username) });
  await account.click();
  await again.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(again.getByRole('button', { name: 'Registrarse' })).toBeVisible();
  await again.reload();
  await expect(again.getByRole('button', { name: 'Registrarse' })).toBeVisible();
  await later.close();
});

test('an account with a second factor asks for the code of its app', async ({ page, urls }) => {
  const { api, username } = await newMember(urls.api);
  const { secret } = await unwrap(
    api.POST('/wps/v2/member/factors/totp', { body: { password: goodPassword } as never }),
  );
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const period = 30_000;
  await unwrap(api.PUT('/wps/v2/member/factors/totp', { body: { code: app.generate() } as never }));

  await logIn(page, urls.player, username, goodPassword);
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect(proof).toBeVisible();
  await expectAccessible(page);
  const byApp = proof.getByRole('button', { name: 'Aplicación de códigos' });
  if (await byApp.isVisible()) await byApp.click();
  // A code counts once: the one that switched the factor on is spent.
  await proof
    .getByRole('textbox', { name: 'Código de la aplicación' })
    .fill(app.generate({ timestamp: Date.now() + period }));
  await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
});

test('free play shows the site without an account, and asks for one where it takes one', async ({ page, urls }) => {
  await page.goto(`${urls.player}/login`);
  await page.getByRole('button', { name: 'Juego gratis, sin registro' }).click();
  await expect(page.getByRole('banner').getByText('Juego gratis')).toBeVisible();
  await page.goto(`${urls.player}/?overlay=depositv2`);
  await expect(page.getByRole('alertdialog', { name: 'Necesitas una cuenta real' })).toBeVisible();
});

test('an agent who logs in on the player site goes on to the portal, inside already', async ({ page, urls }) => {
  await logIn(page, urls.player, 'norte_mx', demoPassword);
  await page.waitForURL(`${urls.agent}/agentHome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
