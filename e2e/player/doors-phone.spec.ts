import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { skipWelcome } from '../support/site.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({
  locale: 'en-US',
  // The browser prints the refused code; a wrong one is part of the journey.
  tolerance: { expectedStatuses: [400], isConnectionLossExpected: false },
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' },
});

/** This site asks for a sign as well. */
const password = 'Colibri-2026x';
const number = `55${randomInt(10_000_000, 99_999_999)}`;

/** The newest code of the number, as a person reads it on the page that stands in for a telephone. */
async function readCode(page: Page, sandboxUrl: string): Promise<string> {
  const telephone = await page.context().newPage();
  await telephone.goto(`${sandboxUrl}/outside/firebase/texts`);
  const code = await telephone.locator('dl > div', { hasText: number }).locator('dd').first().innerText();
  await telephone.close();
  return code.trim();
}

async function askForCode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /country/i }).click();
  await page.getByRole('option', { name: /Mexico/ }).click();
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /0:5\d|1:00/ })).toBeDisabled();
}

test.describe.serial('on a site whose codes another service texts', () => {
  test('a newcomer proves the number there, after a wrong code was said to be wrong', async ({ page, urls }) => {
    await page.goto(`${urls.tucanPlayer}/register`);
    const dialog = page.getByRole('dialog');
    await askForCode(page);
    const code = await readCode(page, urls.sandbox);
    await dialog.getByLabel(/^Password/).fill(password);
    await dialog.getByLabel(/^Confirm password/).fill(password);
    await dialog.getByRole('textbox', { name: /^Email/ }).fill(`phone.${number}@example.com`);
    await dialog.getByLabel(/Date of birth/).fill('1990-05-17');
    await dialog.getByRole('checkbox').check();
    const field = dialog.getByRole('textbox', { name: 'Verification code' });
    await field.fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByText('This is not the code that was sent to you.')).toBeVisible();
    await expectAccessible(page);
    await field.fill(code);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Create account' })).toHaveCount(0);
    await skipWelcome(page, 'Skip the first steps');
    await expect(page.getByRole('button', { name: new RegExp(number.slice(-2)) }).first()).toBeVisible();
  });

  test('and comes in by a code again', async ({ page, urls }) => {
    await page.goto(`${urls.tucanPlayer}/login`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Code by SMS' }).click();
    await askForCode(page);
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(await readCode(page, urls.sandbox));
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
  });
});
