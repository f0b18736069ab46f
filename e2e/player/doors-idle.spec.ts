import type { Locator, Page } from '@playwright/test';
import { stayAway } from '../support/away.ts';
import { cashOf, memberWithMoney } from '../support/member.ts';
import { game, goodPassword, logIn } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// Every call of somebody who was away is refused once, and so is a wrong password.
test.use({ tolerance: { expectedStatuses: [403, 422], isConnectionLossExpected: false } });
test.setTimeout(300_000);

const away = 31;
const questionOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirma que eres tú' });

/** Answers the question wrongly, then rightly. */
async function proveTwice(page: Page): Promise<void> {
  const question = questionOf(page);
  await question.getByRole('textbox', { name: 'Contraseña' }).fill('Otra-cosa-99');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(question.getByText('Tu contraseña actual no es correcta.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Contraseña' }).fill(goodPassword);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(question).toBeHidden();
}

async function comeIn(page: Page, url: string, username: string): Promise<void> {
  await logIn(page, url, username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
}

test('a deposit of somebody who was away asks who they are, and goes on with what was typed', async ({
  page,
  urls,
}) => {
  const { username } = await memberWithMoney(urls.api, '100');
  await comeIn(page, urls.player, username);
  await page.goto(`${urls.player}/?overlay=depositv2`);
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  await center.getByRole('radio', { name: /SPEI/ }).check({ force: true });
  await center.getByLabel('Monto').fill('275');
  await stayAway(username, away);
  await center.getByRole('button', { name: 'Depositar $275.00' }).click();
  await expect(questionOf(page)).toBeVisible();

  await test.step('who declines loses nothing', async () => {
    await questionOf(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(center.getByText('Estuviste un rato sin actividad.')).toBeVisible();
    await expect(center.getByLabel('Monto')).toHaveValue(/275/);
  });

  await center.getByRole('button', { name: 'Depositar $275.00' }).click();
  await proveTwice(page);
  await expect(center.getByRole('link', { name: 'Abrir la página del proveedor' })).toBeVisible();
  await expect(center.getByText('$275.00').first()).toBeVisible();
});

test('a withdrawal of somebody who was away asks who they are, and is asked for once', async ({ page, urls }) => {
  const member = await memberWithMoney(urls.api, '900');
  await comeIn(page, urls.player, member.username);
  await page.goto(`${urls.player}/?overlay=withdraw`);
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  await center.getByLabel('Monto').fill('300');
  await center.getByRole('button', { name: 'Retirar $300.00' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirma tu retiro' });
  await confirm.getByLabel('Contraseña de transacciones').fill('pluma-194027');
  await stayAway(member.username, away);
  await confirm.getByRole('button', { name: 'Retirar' }).click();
  await proveTwice(page);
  await expect(confirm).toBeHidden();
  await expect(center.getByText('$300.00').first()).toBeVisible();
  expect(await cashOf(member)).toBe('600.00');
});

test('a game of somebody who was away asks who they are, and then opens', async ({ page, urls }) => {
  const { username } = await memberWithMoney(urls.api, '100');
  await comeIn(page, urls.player, username);
  await stayAway(username, away);
  await page.goto(`${urls.player}/seamless?vassalage=SOL&gameCode=frutas-electricas`);
  await expect(questionOf(page)).toBeVisible();
  await proveTwice(page);
  await expect(game(page).getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 20_000 });
});

test('who was away for less is not asked, and looking at pages never asks', async ({ page, urls }) => {
  const { username } = await memberWithMoney(urls.api, '100');
  await comeIn(page, urls.player, username);
  await stayAway(username, 28);
  await page.goto(`${urls.player}/seamless?vassalage=SOL&gameCode=frutas-electricas`);
  await expect(game(page).getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 20_000 });

  await stayAway(username, away);
  await page.goto(`${urls.player}/?overlay=transactionHistory`);
  await expect(page.getByRole('dialog', { name: 'Mi cuenta' }).getByRole('row').nth(1)).toContainText('$100.00');
  await expect(questionOf(page)).toHaveCount(0);
});
