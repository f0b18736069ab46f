import { demoPassword } from '../support/start-platform.ts';
import { logIn } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.describe('an ordinary member', () => {
  test.use({ tolerance: { expectedStatuses: [403], isConnectionLossExpected: false } });

  test('is refused at the portal and gets no session', async ({ page, urls }) => {
    await logIn(page, urls.agent, 'carla.mendez', demoPassword);
    await expect(page.getByText('Aquí solo entran cuentas de agente.').first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

for (const theme of ['dark', 'light']) {
  test(`an agent sees overview, team, bets and the own code (${theme})`, async ({ page, urls }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await logIn(page, urls.agent, 'norte_mx', demoPassword);
    await expect(page).toHaveURL(/agentHome/);
    for (const path of ['/agentHome', '/team', '/team/bets', '/register-account']) {
      await page.goto(`${urls.agent}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await expect(page.getByText('NORTEMX').first()).toBeVisible();
  });
}
