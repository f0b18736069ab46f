import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newClabe } from '../support/member.ts';
import { goodPassword, newUsername, register } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const transactionPassword = 'pluma-194027';
/** A PNG of 3 by 2 points. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGNQaEiAIAY4CwA6lAYBRba50QAAAABJRU5ErkJggg==',
  'base64',
);

async function openAccount(page: Page, url: string, section: string): Promise<Locator> {
  await page.goto(`${url}/?overlay=securityCenter&section=${section}`);
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  await expect(center.getByRole('tab', { selected: true })).toBeVisible();
  return center;
}

test('a member makes the account their own: nickname, picture, profile', async ({ page, urls }) => {
  const account = newUsername();
  await register(page, urls.player, account);
  const center = await openAccount(page, urls.player, 'profile');
  await expectAccessible(page);

  await center.getByRole('button', { name: 'Cambiar apodo' }).click();
  const nickname = page.getByRole('dialog', { name: 'Tu apodo' });
  await nickname.getByLabel('Apodo').fill('Plumas de Jade');
  await nickname.getByRole('button', { name: 'Guardar' }).click();
  await expect(center.getByText('Plumas de Jade')).toBeVisible();

  await center.getByRole('button', { name: 'Cambiar tu imagen' }).click();
  const avatar = page.getByRole('dialog', { name: 'Tu imagen' });
  await avatar.locator('input[type=file]').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: picture });
  await avatar.getByRole('button', { name: 'Guardar' }).click();
  await expect(avatar).toBeHidden();
  const shown = center.locator('img[src*="/icon/pictures/"]').first();
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  await center.getByRole('button', { name: 'Editar: Identidad' }).click();
  const identity = page.getByRole('dialog', { name: 'Identidad' });
  await identity.getByLabel('Nombre completo').fill('Ana Prueba López');
  await identity.getByRole('combobox', { name: 'Nacionalidad' }).fill('méx');
  await page.getByRole('option', { name: 'México' }).click();
  await identity.getByLabel('Tu contraseña').fill(goodPassword);
  await identity.getByRole('button', { name: 'Guardar' }).click();
  await expect(identity).toBeHidden();
  const card = center.getByRole('region', { name: 'Identidad' });
  await expect(card.getByText('A** P***** L****')).toBeVisible();
  await expect(card.getByText('México')).toBeVisible();

  await center.getByRole('button', { name: 'Editar: Identidad' }).click();
  await expect(identity.getByLabel('Lugar de nacimiento')).toBeVisible();
  await expect(identity.getByLabel('Nombre completo')).toHaveCount(0);
});

test('a member adds a payout account with the transaction password and takes it off again', async ({
  page,
  urls,
  tolerance,
}) => {
  tolerance.expectedStatuses.push(422);
  await register(page, urls.player, newUsername());
  const center = await openAccount(page, urls.player, 'payouts');
  await center.getByRole('button', { name: 'Agregar cuenta' }).click();
  const password = page.getByRole('dialog', { name: 'Crear contraseña de transacciones' });
  await password.getByLabel('Tu contraseña de ingreso').fill(goodPassword);
  await password.getByLabel('Nueva contraseña de transacciones').fill(transactionPassword);
  await password.getByLabel('Repítela').fill(transactionPassword);
  await password.getByRole('button', { name: 'Guardar' }).click();
  await expect(password).toBeHidden();

  await center.getByRole('button', { name: 'Agregar cuenta' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar cuenta' });
  await adding.getByLabel('Titular').fill('Ana Prueba');
  await adding.getByLabel('CLABE').fill('123456789012345678');
  await adding.getByLabel('Contraseña de transacciones').fill(transactionPassword);
  await adding.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect(adding.getByLabel('CLABE')).toHaveAttribute('aria-invalid', 'true');
  const clabe = newClabe();
  await adding.getByLabel('CLABE').fill(clabe);
  await adding.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect(adding).toBeHidden();
  await expect(center.getByText(`****${clabe.slice(-4)}`)).toBeVisible();

  await center.getByRole('button', { name: `Quitar ****${clabe.slice(-4)}` }).click();
  const removing = page.getByRole('dialog', { name: '¿Quitar esta cuenta?' });
  await removing.getByLabel('Contraseña de transacciones').fill(transactionPassword);
  await removing.getByRole('button', { name: 'Quitar cuenta' }).click();
  await expect(center.getByText('Aún no tienes cuentas de retiro')).toBeVisible();
});

test('a member tells something, with a picture', async ({ page, urls }) => {
  await register(page, urls.player, newUsername());
  await page.goto(`${urls.player}/?feedback=open`);
  const feedback = page.getByRole('dialog', { name: 'Cuéntanos' });
  await feedback.getByRole('combobox', { name: '¿De qué se trata?' }).click();
  await page.getByRole('option', { name: 'Una sugerencia' }).click();
  await feedback.getByLabel('Tu mensaje').fill('Más juegos de plumas');
  await feedback.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(feedback.getByRole('button', { name: 'Quitar a.png' })).toBeVisible();
  await expectAccessible(page);
  await feedback.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Gracias, recibimos tu mensaje').first()).toBeVisible();
});

test('a member takes their data along and leaves for good', async ({ page, urls, tolerance }) => {
  tolerance.expectedStatuses.push(403);
  const account = newUsername();
  await register(page, urls.player, account);
  const center = await openAccount(page, urls.player, 'privacy');
  await expect(center.getByText(/^Aceptado el/).first()).toBeVisible();
  const file = page.waitForEvent('download');
  await center.getByRole('button', { name: 'Descargar mis datos' }).click();
  const data = JSON.parse(await readFile(await (await file).path(), 'utf8')) as { account: { account: string } };
  expect(data.account.account).toBe(account);

  await center.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  const closing = page.getByRole('dialog', { name: '¿Cerrar tu cuenta para siempre?' });
  await closing.getByRole('checkbox').check();
  await closing.getByLabel('Tu contraseña').fill(goodPassword);
  await closing.getByRole('button', { name: 'Cerrar cuenta' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await page.goto(`${urls.player}/login`);
  await page.getByRole('textbox', { name: /^Usuario/ }).fill(account);
  await page.getByLabel(/^Contraseña/).fill(goodPassword);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
