import { randomBytes } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A user name that no other journey uses. */
export function newUsername(): string {
  return `ana${randomBytes(4).toString('hex')}`;
}

/** A password that the site's rules accept. */
export const goodPassword = 'Colibri2026x';

/** Registers on the player site under an agent's affiliate code, as a visitor who followed the agent's link. */
export async function register(page: Page, playerUrl: string, username: string): Promise<void> {
  await page.goto(`${playerUrl}/register?affiliateCode=NORTEMX`);
  const dialog = page.getByRole('dialog', { name: 'Crear cuenta' });
  await dialog.getByRole('tab', { name: 'Con usuario' }).click();
  await dialog.getByRole('textbox', { name: /^Usuario/ }).fill(username);
  await dialog.getByLabel(/^Contraseña/).fill(goodPassword);
  await dialog.getByLabel(/^Confirmar contraseña/).fill(goodPassword);
  await dialog.getByLabel(/nacimiento/i).fill('1990-05-17');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog).toBeHidden();
  await skipWelcome(page);
}

/** Newcomers are welcomed in three steps; most journeys are about something else. */
export async function skipWelcome(page: Page, skip = 'Saltar los primeros pasos'): Promise<void> {
  const close = page.getByRole('button', { name: skip });
  await close.click();
  await expect(close).toBeHidden();
}

/** Logs in through the account modal of the player site, or the log-in page of the portal. */
export async function logIn(page: Page, url: string, username: string, password: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: /^Usuario/ }).fill(username);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: /iniciar sesión/i })
    .click();
}

/** The game inside the player site's frame. */
export function game(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Deposits through the payment sandbox by bank transfer, from the deposit panel to the confirmation back on the site. */
export async function deposit(page: Page, urls: { player: string; sandbox: string }, amount: string): Promise<void> {
  await page.goto(`${urls.player}/?overlay=depositv2`);
  const center = page.getByRole('dialog');
  await center.getByRole('radio', { name: /SPEI/ }).check({ force: true });
  await center.getByLabel('Monto').fill(amount);
  await center.getByRole('button', { name: /^Depositar \$/ }).click();
  await center.getByRole('link', { name: 'Abrir la página del proveedor' }).click();
  await page.waitForURL(`${urls.sandbox}/checkout/**`);
  await page.getByRole('button', { name: 'Ya pagué' }).click();
  // Not by its words alone: the notice that comes in live says them too.
  const arrived = page.getByRole('heading', { name: 'ya está en tu saldo' });
  await page.getByRole('link', { name: 'Volver al sitio' }).or(arrived).first().waitFor();
  if (page.url().startsWith(urls.sandbox)) await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(arrived).toBeVisible();
}
