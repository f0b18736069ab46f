import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { comeInAs } from '../support/walk.ts';
import { requestOnPhone } from '../support/wallet-phone.ts';

const settleLimitMs = 25_000;

/** Asks for 500.00 by e-wallet; without a number the remembered one is meant. Answers the deposit's reference. */
async function ask(page: Page, playerUrl: string, phone: string | null): Promise<string> {
  await page.goto(`${playerUrl}/?overlay=depositv2`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Monedero electrónico' }).check({ force: true });
  await dialog.getByLabel('Monto').fill('500');
  if (phone !== null) await dialog.getByRole('textbox', { name: /Número de celular/ }).fill(phone);
  await dialog.getByRole('button', { name: 'Depositar $500.00' }).first().click();
  await expect(dialog.getByRole('heading', { name: 'Confirma $500.00 en tu teléfono' })).toBeVisible();
  return (
    await dialog
      .getByText(/^D[0-9A-F]{11}$/)
      .first()
      .innerText()
  ).trim();
}

test('a deposit by e-wallet waits for the phone, and the screen changes by itself when its owner decides', async ({
  page,
  urls,
  browser,
}) => {
  test.setTimeout(300_000);
  const member = await newMember(urls.api);
  await comeInAs(page, member.token);
  const telephone = await (
    await browser.newContext({ locale: 'es-MX', viewport: { width: 390, height: 844 } })
  ).newPage();

  await test.step('confirmed on the phone', async () => {
    const reference = await ask(page, urls.player, '55 1234 5678');
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page);
    await telephone.goto(`${urls.sandbox}/wallet-phone?lang=es`);
    await expectAccessible(telephone);
    await telephone.locator('.line', { hasText: reference }).getByRole('link').click();
    await telephone.getByRole('textbox', { name: 'NIP' }).fill('1234');
    await telephone.getByRole('button', { name: /Aprobar/ }).click();
    await expect(telephone.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
    const received = page.getByRole('heading', { name: '$495.00 ya está en tu saldo' });
    await expect(received).toBeVisible({ timeout: settleLimitMs });
  });

  await test.step('declined on the phone that is remembered by its end', async () => {
    const reference = await ask(page, urls.player, null);
    await telephone.goto(`${await requestOnPhone(urls.sandbox, reference)}?lang=es`);
    await telephone.getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByText('El pago no se completó').first()).toBeVisible({ timeout: settleLimitMs });
  });

  await test.step('called off on the site, it waits on the phone no more', async () => {
    const reference = await ask(page, urls.player, null);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(page.getByText('Cancelaste el pago.', { exact: false }).first()).toBeVisible();
    await expect(requestOnPhone(urls.sandbox, reference)).rejects.toThrow('No request');
  });
  await telephone.context().close();
});
