import { solveSlider } from '../support/slider.ts';
import { demoPassword } from '../support/start-platform.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({
  locale: 'en-US',
  tolerance: { expectedStatuses: [401, 403, 422], isConnectionLossExpected: false },
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.140' },
});
test.setTimeout(300_000);

test('after a wrong password the portal asks for letters, which the device may read instead', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.tucanAgent}/login`);
  const name = page.getByRole('textbox', { name: 'Username' });
  const password = page.getByLabel(/^Password/);
  const signIn = page.locator('form').getByRole('button', { name: 'Sign in' });
  await name.fill('nobody.at.all');
  await password.fill('not-a-password-1');
  await signIn.click();
  await solveSlider(page);
  await expect(page.getByRole('alert')).toBeVisible();

  await name.fill('costa_br');
  await password.fill(demoPassword);
  await signIn.click();
  await solveSlider(page);
  const letters = page.getByRole('textbox', { name: 'Characters in the picture' });
  await expect(letters).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I cannot see this picture' }).click();
  await expect(letters).toHaveValue(/^\w{5}$/, { timeout: 45_000 });
  await letters.press('Enter');
  await expect(page).toHaveURL(/agentHome/);
});
