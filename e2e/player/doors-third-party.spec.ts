import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { continueAs } from '../support/outside-accounts.ts';
import { newUsername, skipWelcome } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ tolerance: { expectedStatuses: [409], isConnectionLossExpected: false } });

const own = randomBytes(4).toString('hex');
const username = newUsername();
const linked = (page: Page) => page.getByRole('region', { name: 'Cuentas vinculadas' });

/** Comes in with Google as somebody who has an account here. */
async function enterByGoogle(page: Page, playerUrl: string): Promise<void> {
  await page.goto(`${playerUrl}/login`);
  await page.getByRole('dialog').getByRole('link', { name: 'Google' }).click();
  await continueAs(page, `ana.${own}@example.com`);
  await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
}

test.describe.serial('somebody whom Google vouches for', () => {
  test('opens an account with what is missing, without a password', async ({ page, urls }) => {
    await page.goto(`${urls.player}/login`);
    await page.getByRole('dialog').getByRole('link', { name: 'Google' }).click();
    await expect(page.getByText('nada de esto llega a Google')).toBeVisible();
    // A proven address would be another thing to confirm oneself with.
    await continueAs(page, `ana.${own}@example.com`, { isUnproven: true });
    const dialog = page.getByRole('dialog', { name: 'Crear cuenta' });
    await expect(dialog.getByText('Google confirmó quién eres')).toBeVisible();
    await expect(dialog.getByLabel(/^Contraseña/)).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: /^Usuario/ }).fill(username);
    await dialog.getByLabel(/nacimiento/i).fill('1990-05-17');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(dialog).toBeHidden();
    await skipWelcome(page);
    await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
  });

  test('comes in again with Google, and cannot take their only way in away', async ({ page, urls }) => {
    await enterByGoogle(page, urls.player);
    await page.goto(`${urls.player}/?overlay=securityCenter&section=security`);
    await linked(page).getByRole('button', { name: 'Desvincular Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desvincular Google' });
    await expect(dialog.getByText(/Es la única forma de entrar a tu cuenta/)).toBeVisible();
    await expectAccessible(page);
  });

  test('links Facebook beside it, and then takes Google away', async ({ page, urls }) => {
    await enterByGoogle(page, urls.player);
    await page.goto(`${urls.player}/?overlay=securityCenter&section=security`);
    await linked(page).getByRole('button', { name: 'Vincular Facebook', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar a Facebook' }).click();
    await continueAs(page, `ana.${own}@facebook.example`);
    await expect(page.getByText('Tu cuenta de Facebook quedó vinculada', { exact: true })).toBeVisible();
    await linked(page).getByRole('button', { name: 'Desvincular Google' }).click();
    await page.getByRole('dialog', { name: 'Desvincular Google' }).getByRole('button', { name: 'Desvincular' }).click();
    await expect(linked(page).getByRole('button', { name: 'Vincular Google', exact: true })).toBeVisible();
  });

  test('is a newcomer to Google again, and comes in with Facebook', async ({ page, urls }) => {
    await page.goto(`${urls.player}/login`);
    await page.getByRole('dialog').getByRole('link', { name: 'Facebook' }).click();
    await continueAs(page, `ana.${own}@facebook.example`);
    await expect(page.getByRole('button', { name: new RegExp(username) })).toBeVisible();
  });

  test('who says no elsewhere is told that nothing was changed', async ({ page, urls }) => {
    await page.goto(`${urls.player}/login`);
    await page.getByRole('dialog').getByRole('link', { name: 'Google' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('No continuaste en el otro servicio. No cambió nada.')).toBeVisible();
  });
});
