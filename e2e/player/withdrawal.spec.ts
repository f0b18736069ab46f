import { unwrap } from '@quetzal/api';
import type { Page } from '@playwright/test';
import { memberWithMoney, transactionPassword } from '../support/member.ts';
import { operatorApi } from '../support/operator.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const settleLimitMs = 30_000;
const withdrawalPath = '/?overlay=withdraw';

/** What the personal center says beside its menu: the whole and, while something is set aside, what may be used. */
async function expectBalance(page: Page, whole: string, parts?: { available: string; held: string }): Promise<void> {
  const side = page.getByRole('dialog').first();
  await expect(side).toContainText(new RegExp(`\\$${whole}\\s?MXN`));
  if (parts === undefined) await expect(side).not.toContainText('Retenido');
  else await expect(side).toContainText(`Disponible$${parts.available}Retenido$${parts.held}`);
}

/** Asks for an amount in the panel as it stands; answers which withdrawal came of it. */
async function ask(page: Page, amount: string): Promise<string> {
  const center = page.getByRole('dialog').first();
  await center.getByLabel('Monto').fill(amount);
  await center.getByRole('button', { name: `Retirar $${amount}` }).click();
  const last = page.getByRole('dialog', { name: 'Confirma tu retiro' });
  await expectAccessible(page);
  await last.getByLabel('Contraseña de transacciones', { exact: true }).fill(transactionPassword);
  await last.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(center.getByRole('heading', { name: 'Estamos revisando tu retiro' })).toBeVisible();
  return new URL(page.url()).searchParams.get('section') ?? '';
}

test('money leaves: what is rejected comes back with its reason, what is approved is paid and received', async ({
  page,
  urls,
}) => {
  test.setTimeout(180_000);
  const { token } = await memberWithMoney(urls.api, '1000.00');
  const ops = await operatorApi(urls.api);
  await page.addInitScript((session) => sessionStorage.setItem('token', session), token);
  await page.goto(urls.player + withdrawalPath);
  const center = page.getByRole('dialog').first();

  await test.step('the panel says what may leave; more than that is refused at its field', async () => {
    await expect(center.getByLabel('Monto')).toBeVisible();
    await expectAccessible(page);
    await center.getByLabel('Monto').fill('1000.01');
    await center.getByRole('button', { name: 'Continuar' }).click();
    await expect(center.getByText('Es más de lo que tienes disponible')).toBeVisible();
  });

  await test.step('what was asked for is set aside; an operator who rejects it gives it back and says why', async () => {
    const id = await ask(page, '200.00');
    await expectAccessible(page);
    await expectBalance(page, '1,000.00', { available: '800.00', held: '200.00' });
    const reason = 'El titular no coincide';
    await unwrap(ops.POST('/ops/v1/withdrawals/{id}/reject', { params: { path: { id } }, body: { reason } }));
    await expect(center.getByText(`Motivo: ${reason}`)).toBeVisible({ timeout: settleLimitMs });
    await expectBalance(page, '1,000.00');
  });

  await test.step('one that is approved is paid; the page says so by itself, and asks whether it has come', async () => {
    await page.goto(urls.player + withdrawalPath);
    const id = await ask(page, '300.00');
    await unwrap(ops.POST('/ops/v1/withdrawals/{id}/approve', { params: { path: { id } } }));
    await expect(center.getByRole('heading', { name: '¿Llegó el dinero?' })).toBeVisible({ timeout: settleLimitMs });
    await expectAccessible(page);
    await expectBalance(page, '700.00');
    await center.getByRole('button', { name: 'Recibido', exact: true }).click();
    await expect(center.getByText('Este retiro está completo.')).toBeVisible();
    await expect(center.getByRole('heading', { name: '¿Llegó el dinero?' })).toBeHidden();
  });

  await test.step('both stand in the list', async () => {
    await page.goto(urls.player + withdrawalPath);
    await expect(center.getByText('Recibido', { exact: true })).toBeVisible();
    await expect(center.getByText('Rechazado', { exact: true })).toBeVisible();
  });
});
