import { unwrap } from '@quetzal/api';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newMember } from '../support/member.ts';
import { newestCode, newestMessage } from '../support/outbox.ts';
import { goodPassword } from '../support/site.ts';
import { solveSlider } from '../support/slider.ts';
import { demoPassword } from '../support/start-platform.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const newPassword = 'Ceiba-2028-verde';

test.describe('a member with an authenticator app who forgot the password', () => {
  test.use({ tolerance: { expectedStatuses: [403], isConnectionLossExpected: false } });

  test('is asked for the second proof when the mailed link is used, and then has a new password', async ({
    page,
    urls,
  }) => {
    const { api, username } = await newMember(urls.api);
    const ending = `@${username}.example`;
    const email = `correo${ending}`;
    await unwrap(api.POST('/wps/v2/member/contacts/code', { body: { channel: 'email', email } }));
    const verificationCode = await newestCode(urls.api, 'code', ending);
    const contact = { channel: 'email', email, password: goodPassword, verificationCode } as const;
    await unwrap(api.PUT('/wps/v2/member/contacts', { body: contact }));
    const setup = { password: goodPassword } as never;
    const { secret } = await unwrap(api.POST('/wps/v2/member/factors/totp', { body: setup }));
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await unwrap(api.PUT('/wps/v2/member/factors/totp', { body: { code: app.generate() } as never }));

    await page.goto(`${urls.player}/login`);
    await page.getByRole('button', { name: '¿La olvidaste?' }).click();
    await page.getByRole('tab', { name: 'Por correo' }).click();
    await page.getByRole('textbox', { name: /^Usuario/ }).fill(username);
    await page.getByRole('textbox', { name: /Correo electrónico/ }).fill(email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await page.getByRole('dialog', { name: 'Revisa tu correo' }).getByRole('button', { name: 'Entendido' }).click();
    const hash = /#reset=[\w-]+/.exec(await newestMessage(urls.api, 'password_link', ending))?.[0] ?? '';
    await page.goto('about:blank');
    await page.goto(`${urls.player}/login${hash}`);
    await page.getByLabel(/^Contraseña nueva/).fill(newPassword);
    await page.getByLabel(/^Confirmar contraseña nueva/).fill(newPassword);
    const save = page.getByRole('button', { name: 'Guardar contraseña' });
    await save.click();
    const code = page.getByRole('textbox', { name: /Código/ });
    await expect(code).toBeVisible();
    await expectAccessible(page);
    // A code counts once: the one that switched the factor on is spent.
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await save.click();
    await expect(page.getByText('Tu contraseña quedó cambiada').first()).toBeVisible();
  });
});

test.describe('an agent whose password was given', () => {
  test.use({
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.131' },
    // A piece of the puzzle that does not fit is refused, and there is another puzzle.
    tolerance: { expectedStatuses: [422], isConnectionLossExpected: false },
  });

  test('has to choose one on the player site too, and is let in then', async ({ page, urls }) => {
    await logInAfterPuzzle(page, `${urls.tucanPlayer}/login`, 'serra_br', demoPassword);
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/^New password/).fill(newPassword);
    await dialog.getByLabel(/^Confirm new password/).fill(newPassword);
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /serra_br/ })).toBeVisible();
  });
});

/** Fills the log-in form of the second site and solves the puzzle that stands before it. */
async function logInAfterPuzzle(page: Page, url: string, name: string, password: string) {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByLabel(/^Password/).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await solveSlider(page);
}
