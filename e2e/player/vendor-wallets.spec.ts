import type { Page } from '@playwright/test';
import { cashOf, memberWithMoney } from '../support/member.ts';
import { game } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { comeInAs } from '../support/walk.ts';

const address = '/seamless?vassalage=CEN&gameCode=flamenco-rosa';

/** Moves money in the dialog of a vendor: `way` and amount as a member chooses them. */
async function transfer(page: Page, way: 'Al proveedor' | 'A mi saldo', amount: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Transferir con Cenzontle' });
  await dialog.getByText(way).click();
  await dialog.getByLabel('Monto').fill(amount);
  await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
  await expect(dialog.getByText('El dinero se transfirió.')).toBeVisible();
}

const cardOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Cenzontle' });

test('a member moves money to a maker that keeps it, plays with it there, and brings all of it back', async ({
  page,
  urls,
}) => {
  test.setTimeout(300_000);
  const member = await memberWithMoney(urls.api, '200.00');
  await comeInAs(page, member.token);
  const frame = game(page);
  const spin = frame.getByRole('button', { name: 'Girar', exact: true });

  await test.step('the game says what is missing, and leads to the wallet', async () => {
    await page.goto(urls.player + address);
    await expect(frame.getByText(/Tu saldo en Cenzontle no alcanza/)).toBeVisible();
    await spin.click();
    const notice = page.getByText(/^Tu saldo en Cenzontle no alcanza/);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mi cartera' }).click();
  });

  await test.step('money goes in, and less of it comes out', async () => {
    await expect(cardOf(page)).toContainText('$0.00');
    await expect(page.getByText(/no en «Registro de apuestas»/)).toBeVisible();
    await expectAccessible(page);
    await cardOf(page).getByRole('button', { name: 'Transferir con Cenzontle' }).click();
    await transfer(page, 'Al proveedor', '150');
    await expectAccessible(page);
    await transfer(page, 'A mi saldo', '50');
    await page
      .getByRole('dialog', { name: 'Transferir con Cenzontle' })
      .getByRole('button', { name: 'Cerrar' })
      .click();
    await expect(cardOf(page)).toContainText('$100.00');
    expect(await cashOf(member)).toBe('100.00');
    await page.keyboard.press('Escape');
  });

  let left = 0;
  await test.step('the game plays with what is there, and the money here stays', async () => {
    await expect(frame.getByText('Toca girar para jugar')).toBeVisible();
    for (let round = 0; round < 2; round += 1) {
      await expect(spin).toBeEnabled({ timeout: 20_000 });
      const answer = page.waitForResponse((one) => one.url().endsWith('/api/spin'));
      await spin.click();
      const { round: played } = (await (await answer).json()) as { round: { state: string; balance: string } };
      expect(played.state).toBe('settled');
      left = Number(played.balance);
    }
    await expect(spin).toBeEnabled({ timeout: 20_000 });
    expect(await cashOf(member)).toBe('100.00');
  });

  await test.step('all of it comes back, and what was bet there is in no record here', async () => {
    await page.goto(`${urls.player}/?overlay=transferFund`);
    await expect(cardOf(page)).toContainText(`$${left.toFixed(2)}`);
    await page.getByRole('button', { name: 'Recuperar todo' }).click();
    await expect(cardOf(page)).toContainText('$0.00');
    expect(await cashOf(member)).toBe((100 + left).toFixed(2));
    await expect(page.getByText('Transferencia con proveedor').first()).toBeVisible();
    await page.goto(`${urls.player}/?overlay=personalHistoryCopy`);
    await expect(page.getByText('No hay apuestas en este período')).toBeVisible();
  });
});
