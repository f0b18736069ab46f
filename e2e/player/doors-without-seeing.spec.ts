import { demoPassword } from '../support/start-platform.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({
  locale: 'en-US',
  tolerance: { expectedStatuses: [401, 403, 422], isConnectionLossExpected: false },
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.88' },
});
// The device works some seconds for each picture.
test.setTimeout(300_000);

test('who sees neither the puzzle nor the letters has the device work for both, by keyboard alone', async ({
  page,
  urls,
}) => {
  await page.goto(`${urls.tucanPlayer}/login`);
  const dialog = page.getByRole('dialog', { name: /Log in/ });
  const puzzle = page.getByRole('dialog', { name: 'One quick check' });
  const work = async () => {
    await puzzle.getByRole('button', { name: 'I cannot see this picture' }).focus();
    await page.keyboard.press('Enter');
    await expect(puzzle).toBeHidden({ timeout: 45_000 });
  };
  await dialog.getByRole('textbox', { name: 'Username' }).fill('nobody.there');
  await dialog.getByLabel(/^Password/).fill('not-a-password-1');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await work();
  await page.getByRole('button', { name: 'Understood' }).press('Enter');
  // The focus comes back a frame later: what is typed before goes into the field that it comes to.
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();

  await dialog.getByRole('textbox', { name: 'Username' }).fill('maya.silva');
  await dialog.getByLabel(/^Password/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await work();
  const letters = dialog.getByRole('textbox', { name: 'Characters in the picture' });
  await dialog.getByRole('button', { name: 'I cannot see this picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(letters).toHaveValue(/^\w{5}$/, { timeout: 45_000 });
  await letters.press('Enter');
  await expect(page.getByRole('button', { name: /maya\.silva/ })).toBeVisible({ timeout: 20_000 });
});
