import type { Locator, Page } from '@playwright/test';
import { unwrap } from '@quetzal/api';
import { memberWithMoney, newMember, withdrawalOf, type Member } from '../support/member.ts';
import { operatorApi } from '../support/operator.ts';
import { game, goodPassword, logIn } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Each of these goes through several panels.
test.setTimeout(300_000);

const transactionPassword = 'pluma-194027';
/** A PNG of 3 by 2 points. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGNQaEiAIAY4CwA6lAYBRba50QAAAABJRU5ErkJggg==',
  'base64',
);

/** Logs in and opens a panel of the personal centre. */
async function openPanel(page: Page, playerUrl: string, { username }: Member, panel: string): Promise<Locator> {
  await logIn(page, playerUrl, username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(`${playerUrl}/?overlay=${panel}`);
  return page.getByRole('dialog', { name: 'Mi cuenta' });
}

/** Asks for 500 pesos in the panel; answers the id of the withdrawal. */
async function withdraw(page: Page, center: Locator): Promise<string> {
  await center.getByLabel('Monto').fill('500');
  await center.getByRole('button', { name: 'Retirar $500.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma tu retiro' });
  await expectAccessible(page);
  await dialog.getByLabel('Contraseña de transacciones').fill(transactionPassword);
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect(center.getByRole('heading', { name: 'Estamos revisando tu retiro' })).toBeVisible();
  return new URL(page.url()).searchParams.get('section') ?? '';
}

async function approve(apiUrl: string, id: string): Promise<void> {
  const ops = await operatorApi(apiUrl);
  await unwrap(ops.POST('/ops/v1/withdrawals/{id}/approve', { params: { path: { id } } }));
}

test('a member takes money out, an operator approves, the provider pays, and the member says that it arrived', async ({
  page,
  urls,
}) => {
  const member = await memberWithMoney(urls.api, '1000.00');
  const center = await openPanel(page, urls.player, member, 'withdraw');
  const now = center.getByRole('region', { name: 'Puedes retirar ahora' });
  await expect(now).toContainText('$1,000.00');
  await expectAccessible(page);
  const id = await withdraw(page, center);

  await approve(urls.api, id);
  await expect(center.getByText('¿Llegó el dinero?')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await center.getByRole('button', { name: 'Recibido', exact: true }).click();
  await expect(center.getByText('Confirmaste que llegó')).toBeVisible();
  expect((await withdrawalOf(member, id)).receipt).toBe('received');

  await page.reload();
  await expect(center.getByText('Confirmaste que llegó')).toBeVisible();
  await center.getByRole('button', { name: 'Todos los retiros' }).click();
  await expect(now).toContainText('$500.00');
  await page.goBack();
  await expect(center.getByText('Confirmaste que llegó')).toBeVisible();
});

test('money that did not arrive is reported with a picture, which an operator can see', async ({ page, urls }) => {
  const member = await memberWithMoney(urls.api, '1000.00');
  const center = await openPanel(page, urls.player, member, 'withdraw');
  const id = await withdraw(page, center);
  await approve(urls.api, id);
  await center.getByRole('button', { name: 'No recibido' }).click({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'El dinero no ha llegado' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'banco.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByText('banco.png').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reportar como no recibido' }).click();
  await expect(center.getByRole('heading', { name: 'Nos dijiste que el dinero no llegó' })).toBeVisible();
  await expect(center.getByText(/^Imagen 1, enviada el /)).toBeVisible();
  const ops = await operatorApi(urls.api);
  const { content } = await unwrap(ops.GET('/ops/v1/withdrawals/{id}/proofs', { params: { path: { id } } }));
  expect(content).toMatchObject([{ contentType: 'image/png' }]);
});

test('messages are counted, read, taken away and put back', async ({ page, urls }) => {
  const member = await newMember(urls.api);
  const center = await openPanel(page, urls.player, member, 'messageV2');
  const welcome = center.getByRole('button', { name: /^Te damos la bienvenida/ });
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  await welcome.click();
  await expect(center.getByText(/límites cuando quieras/)).toBeVisible();
  await center.getByRole('button', { name: 'Eliminar' }).click();
  await expect(welcome).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(welcome).toBeVisible();
  await center.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(center.getByRole('button', { name: 'Marcar todo como leído' })).toBeDisabled();
});

test('what was played stands in the personal loss, and a reload keeps its period', async ({ page, urls }) => {
  const member = await memberWithMoney(urls.api, '200.00');
  await logIn(page, urls.player, member.username, goodPassword);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(`${urls.player}/seamless?vassalage=SOL&gameCode=frutas-electricas`);
  const spin = game(page).getByRole('button', { name: 'Girar' });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await spin.click();
  await expect
    .poll(async () => (await unwrap(member.api.GET('/wps/v2/records/bets'))).totals.validBet, { timeout: 30_000 })
    .not.toBe('0.00');
  await page.goto(`${urls.player}/?overlay=personalProfit`);
  const center = page.getByRole('dialog', { name: 'Mi cuenta' });
  await center.getByText('Hoy', { exact: true }).click();
  await expect(center.getByText(/^1 apuesta: /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(center.getByRole('radio', { name: 'Hoy' })).toBeChecked();
  await expect(center.getByText(/^1 apuesta: /)).toBeVisible();
});
