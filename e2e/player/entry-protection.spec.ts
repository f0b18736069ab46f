import { demoPassword } from '../support/start-platform.ts';
import { solveSlider } from '../support/slider.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({
  locale: 'en-US',
  tolerance: { expectedStatuses: [401, 403, 422], isConnectionLossExpected: false },
  // An address of its own: a wrong password of another journey would ask for the picture here too soon.
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.24' },
});

test('the second site has its puzzle solved by keyboard before every login', async ({ page, urls }) => {
  await page.goto(`${urls.tucanPlayer}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill('maya.silva');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectAccessible(page);
  await solveSlider(page);
  await expect(page.getByRole('button', { name: /maya\.silva/ })).toBeVisible();
});

test('after a wrong password the site asks for the characters of a picture, and a press brings another one', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.tucanPlayer}/login`);
  const logIn = page.locator('form').getByRole('button', { name: 'Log in' });
  await page.getByRole('textbox', { name: 'Username' }).fill('nobody.here');
  await page.getByLabel(/^Password/).fill('not-a-password-1');
  await logIn.click();
  await solveSlider(page);
  await page.getByRole('button', { name: 'Understood' }).click();
  await logIn.click();
  await solveSlider(page);
  const picture = page.getByRole('button', { name: /^Picture with characters/ });
  await expect(page.getByRole('textbox', { name: 'Characters in the picture' })).toBeVisible();
  await expectAccessible(page);
  const shown = await picture.locator('img').getAttribute('src');
  await picture.click();
  await expect(picture.locator('img')).not.toHaveAttribute('src', shown ?? '');
});
