import { randomUUID } from 'node:crypto';
import { unwrap } from '@quetzal/api';
import { cashOf, memberWithMoney } from '../support/member.ts';
import { running } from '../support/start-platform.ts';
import { expect, test } from '../support/test.ts';
import { comeInAs } from '../support/walk.ts';

test.afterEach(() => process.kill(running().pids.studio, 'SIGCONT'));

test('money on its way to a maker that stands still is shown as such, and is in one place in the end', async ({
  page,
  urls,
}) => {
  // A transfer is left alone for a minute, and the job that asks about it comes once in a minute.
  test.setTimeout(600_000);
  const member = await memberWithMoney(urls.api, '200.00');
  const wish = { vassalage: 'CEN', direction: 'in', amount: '60.00', requestId: randomUUID() } as const;
  await unwrap(member.api.POST('/wps/relay/GCS_walletTransfer', { body: wish }));
  await comeInAs(page, member.token);
  await page.goto(`${urls.player}/?overlay=transferFund`);
  const card = page.getByRole('listitem').filter({ hasText: 'Cenzontle' });
  await expect(card).toContainText('$60.00', { timeout: 60_000 });

  await test.step('the transfer waits, its money is held, and the panel says that it does not know', async () => {
    process.kill(running().pids.studio, 'SIGSTOP');
    await card.getByRole('button', { name: 'Transferir con Cenzontle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Transferir con Cenzontle' });
    await dialog.getByLabel('Monto').fill('40');
    await dialog.getByRole('button', { name: 'Transferir', exact: true }).click();
    await expect(dialog.getByText(/Tu dinero está seguro/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(card).toContainText('No responde');
    await expect(card).toContainText('Transferencia en camino');
    await expect(page.getByText(/Un proveedor no responde/)).toBeVisible();
    expect(await cashOf(member)).toBe('100.00');
  });

  await test.step('the maker goes on, and the panel follows by itself', async () => {
    process.kill(running().pids.studio, 'SIGCONT');
    await expect(card).not.toContainText('Transferencia en camino', { timeout: 180_000 });
    const { wallets } = await unwrap(member.api.GET('/wps/relay/GCS_merchantWallet'));
    const there = wallets.find(({ vassalage }) => vassalage === 'CEN')?.balance;
    const funds = await unwrap(member.api.GET('/wps/member/info/funds/consolidated'));
    expect([funds.held, funds.grandTotal, funds.isComplete]).toEqual(['0.00', '200.00', true]);
    // Whether the call came through is the maker's to say; both ends add up.
    expect(['60.00', '100.00']).toContain(there);
  });
});
