import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { logIn } from '../support/site.ts';
import { demoPassword } from '../support/start-platform.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const newAgent = 'sur_mx';
const ownPassword = 'Ceiba-2027-alta';

test.describe('at the portal of the second site', () => {
  test.use({ locale: 'en-US' });

  test('a puzzle stands before every login; who leaves it has sent nothing and lost nothing', async ({
    page,
    urls,
  }) => {
    let logins = 0;
    page.on('request', (req) => (logins += Number(req.url().endsWith('/wps/session/login'))));
    await page.goto(`${urls.tucanAgent}/login`);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Username' }).fill('costa_br');
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('slider')).not.toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('costa_br');
    expect(logins).toBe(0);
  });
});

/** Opens the security page by the account menu, as an agent does. */
async function openSecurity(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /menú de la cuenta/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Seguridad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible();
}

/** Sets up an authenticator app and gives what it holds. */
async function addAuthenticator(page: Page): Promise<TOTP> {
  await page.getByRole('button', { name: 'Configurar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tu contraseña').fill(ownPassword);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const key = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  await expectAccessible(page);
  await dialog.getByLabel('Código de la aplicación').fill(app.generate());
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Quedan 10 códigos')).toBeVisible();
  return app;
}

test.describe('an agent whose password was given', () => {
  // The browser whose session another one ends is told so by a refusal.
  test.use({ tolerance: { expectedStatuses: [401], isConnectionLossExpected: false } });

  test('chooses one, adds a second factor, signs in with both and ends a session', async ({ page, urls, browser }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await logIn(page, urls.agent, newAgent, demoPassword);
    await expect(page.getByRole('heading', { level: 1, name: 'Elige una contraseña nueva' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${urls.agent}/team`);
    // The page opens, then what is asked first is read, then the way leads here: three loads in a row.
    await expect(page.getByRole('heading', { level: 1, name: 'Elige una contraseña nueva' })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByLabel(/^Contraseña actual/).fill(demoPassword);
    await page.getByLabel(/^Contraseña nueva/).fill(ownPassword);
    await page.getByLabel(/^Confirmar contraseña/).fill(ownPassword);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page).toHaveURL(`${urls.agent}/team`);

    await openSecurity(page);
    await expectAccessible(page);
    const app = await addAuthenticator(page);

    const other = await browser.newContext({ locale: 'es-MX' });
    const elsewhere = await other.newPage();
    await logIn(elsewhere, urls.agent, newAgent, ownPassword);
    const proof = elsewhere.getByRole('dialog', { name: 'Confirma que eres tú' });
    await proof.getByRole('button', { name: /Aplicación de códigos/ }).click();
    // A code counts once: the next one is good already, for clocks that run ahead.
    await proof.getByRole('textbox').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await expect(elsewhere).toHaveURL(/agentHome/);
    await expect(elsewhere.getByText(/Tu ingreso anterior fue/)).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
    await expect(page.getByText('No hay otra sesión abierta.')).toBeVisible();
    await elsewhere.goto(`${urls.agent}/team`);
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Inicia sesión' })).toBeVisible();
    await other.close();
  });
});

test('the security page is whole from right to left in the light theme', async ({ page, urls }) => {
  await logIn(page, urls.agent, 'norte_mx', demoPassword);
  await expect(page).toHaveURL(/agentHome/);
  await page.evaluate(() => {
    localStorage.setItem('lang', 'AR');
    localStorage.setItem('theme', 'light');
  });
  await page.goto(`${urls.agent}/security`);
  await expect(page.getByRole('heading', { level: 1, name: 'الأمان' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await expect(page.getByText('هذه الجلسة')).toBeVisible();
  await expectAccessible(page);
});
