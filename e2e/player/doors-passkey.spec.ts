import type { Page } from '@playwright/test';
import { goodPassword, newUsername, register } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A device that holds passkeys and knows its owner, as Chromium lends one to programs. */
async function giveDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the account without a password, and confirms its own removal', async ({
  page,
  urls,
}) => {
  const account = newUsername();
  await giveDevice(page);
  await register(page, urls.player, account);
  await page.goto(`${urls.player}/?overlay=securityCenter&section=security`);
  const card = page.getByRole('region', { name: 'Llaves de acceso' });
  await card.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  const adding = page.getByRole('dialog', { name: 'Agrega una llave de acceso' });
  await adding.getByLabel('Nombre').fill('Mi llave');
  await adding.getByLabel('Tu contraseña').fill(goodPassword);
  await adding.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(card.getByText('Mi llave')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${urls.player}/login`);
  await page.getByRole('dialog').getByRole('button', { name: 'Llave de acceso' }).click();
  await expect(page.getByRole('button', { name: new RegExp(account) })).toBeVisible();

  await page.goto(`${urls.player}/?overlay=securityCenter&section=security`);
  await card.getByRole('button', { name: 'Quitar Mi llave' }).click();
  const removing = page.getByRole('dialog', { name: '¿Quitar esta llave de acceso?' });
  await expect(removing.getByText(/tu dispositivo te pedirá huella/)).toBeVisible();
  await removing.getByLabel('Tu contraseña').fill(goodPassword);
  await removing.getByRole('button', { name: 'Quitar' }).click();
  await expect(removing).toBeHidden();
  await expect(card.getByText('Aún no tienes llaves de acceso')).toBeVisible();
});
