import type { Page } from '@playwright/test';
import { demoPassword } from '../support/start-platform.ts';
import { deposit, game, logIn, newUsername, register } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const balanceIn = (page: Page) => page.getByRole('banner').locator('[data-slot="balance-pill"]');

/** The last amount in a text, as it is shown. */
function lastAmountIn(text: string): string | undefined {
  return text.match(/\$[\d,]+\.\d\d/g)?.at(-1);
}

test('a newcomer deposits, plays and finds each round; the agent sees the same figures', async ({
  page,
  urls,
  browser,
}) => {
  test.setTimeout(300_000);
  const username = newUsername();
  let spinsStaked = 0;

  await test.step('registers under the agent’s link and starts with nothing', async () => {
    await register(page, urls.player, username);
    await expect(balanceIn(page)).toContainText('$0.00');
  });

  await test.step('deposits 500.00 at the payment provider', async () => {
    await page.getByRole('banner').getByText('Depositar', { exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Monto')).toBeVisible();
    await expectAccessible(page);
    await deposit(page, urls, '500');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).first().click();
    await expect(balanceIn(page)).toContainText('$500.00');
  });

  await test.step('spins, and the balance in the header follows without a reload', async () => {
    await page.goto(`${urls.player}/rng`);
    await page
      .getByRole('link', { name: /Frutas Eléctricas/ })
      .first()
      .click();
    const spin = game(page).getByRole('button', { name: 'Girar' });
    for (let round = 1; round <= 3; round += 1) {
      await expect(spin).toBeEnabled({ timeout: 20_000 });
      const settled = page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
      await spin.click();
      await settled;
      spinsStaked += 1;
    }
    await expect(spin).toBeEnabled({ timeout: 20_000 });
    await page
      .getByRole('dialog', { name: 'Frutas Eléctricas' })
      .getByRole('button', { name: 'Salir del juego' })
      .click();
    await expect(balanceIn(page)).not.toContainText('$500.00');
  });

  const balanceNow = lastAmountIn((await balanceIn(page).textContent()) ?? '');

  await test.step('finds each spin with its round in the betting record', async () => {
    await page.goto(`${urls.player}/?overlay=personalHistoryCopy`);
    const rows = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Frutas Eléctricas' });
    await expect(rows).toHaveCount(spinsStaked);
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Copiar/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the account record ends at the balance in the header', async () => {
    await page.goto(`${urls.player}/?overlay=transactionHistory`);
    const first = page.getByRole('dialog').getByRole('row').nth(1);
    await expect(first).toContainText('$');
    expect(lastAmountIn((await first.textContent()) ?? '')).toBe(balanceNow);
  });

  await test.step('the agent finds the member in the team and the spins in team betting', async () => {
    const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1440, height: 900 } });
    const portal = await context.newPage();
    await logIn(portal, urls.agent, 'norte_mx', demoPassword);
    await expect(portal).toHaveURL(/agentHome/);
    await portal.getByRole('link', { name: 'Gestión de equipo' }).first().click();
    await portal.getByLabel('Buscar cuenta').fill(username);
    await expect(portal).toHaveURL(new RegExp(username));
    await expect(portal.getByRole('row').filter({ hasText: username })).toHaveCount(1);
    await expectAccessible(portal);
    await portal.goto(`${urls.agent}/team/bets?account=${username}`);
    await expect(portal.getByRole('row').filter({ hasText: username })).toHaveCount(spinsStaked);
    await expectAccessible(portal);
    await context.close();
  });
});
