import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const root = (page: Page) => page.locator('html');

/** Finds a language in the menu of the header by typing, and takes it with the keyboard. */
async function choose(page: Page, typed: string, ownName: string): Promise<void> {
  await page.getByRole('banner').locator('[data-slot="language-menu"]').click();
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill(typed);
  await expect(page.getByRole('option', { name: ownName })).toHaveCount(1);
  await box.press('Enter');
  await expect(box).toBeHidden();
}

test('a visitor reads Greek, Persian and Japanese one after the other without a reload, and keeps the last', async ({
  page,
  urls,
}) => {
  await page.goto(urls.player);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const { typed, ownName, tag, dir, logIn } of [
    { typed: 'greek', ownName: 'Ελληνικά', tag: 'el', dir: 'ltr', logIn: 'Σύνδεση' },
    { typed: 'persian', ownName: 'فارسی', tag: 'fa', dir: 'rtl', logIn: 'ورود' },
    { typed: '日本', ownName: '日本語', tag: 'ja', dir: 'ltr', logIn: 'ログイン' },
  ]) {
    await choose(page, typed, ownName);
    await expect(root(page)).toHaveAttribute('lang', tag);
    await expect(root(page)).toHaveAttribute('dir', dir);
    await expect(page.getByRole('banner').getByText(logIn, { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(root(page)).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('banner').getByText('ログイン', { exact: true })).toBeVisible();
});
