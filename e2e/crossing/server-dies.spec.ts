import { running } from '../support/start-platform.ts';
import { deposit, game, newUsername, register } from '../support/site.ts';
import { trialBalance } from '../support/operator.ts';
import { expect, test } from '../support/test.ts';

// The killed server takes open calls and sockets with it, and the browser says so.
test.use({ tolerance: { expectedStatuses: [], isConnectionLossExpected: true } });

test('a server killed in the middle of a spin loses nothing: the round is settled or rolled back', async ({
  page,
  urls,
}) => {
  test.setTimeout(300_000);
  const username = newUsername();
  await register(page, urls.player, username);
  await deposit(page, urls, '500');

  await page.goto(`${urls.player}/seamless?vassalage=XOC&gameCode=fiesta-calavera`);
  const spin = game(page).getByRole('button', { name: 'Girar' });
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  const before = running().pids.server;
  const asked = page.waitForRequest((call) => call.url().endsWith('/api/spin'));
  await spin.click();
  await asked;
  process.kill(before, 'SIGKILL');

  await test.step('the platform is back by itself', async () => {
    await expect.poll(() => running().pids.server, { timeout: 20_000 }).not.toBe(before);
    await expect
      .poll(async () => (await page.request.get(`${urls.api}/health/ready`).catch(() => undefined))?.status(), {
        timeout: 30_000,
      })
      .toBe(200);
  });

  await test.step('no bet stays open', async () => {
    await page.goto(`${urls.player}/?overlay=personalHistoryCopy`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('dialog').getByText('Registro de apuestas').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: 'Abierta' })).toHaveCount(0, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('the ledger adds up', async () => {
    const currencies = await trialBalance(urls.api);
    expect(currencies.map(({ currency, balanced }) => [currency, balanced])).toEqual([['MXN', true]]);
  });
});
