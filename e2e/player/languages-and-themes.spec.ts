import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

async function chooseLanguage(page: Page, ownName: string): Promise<void> {
  await page
    .getByRole('banner')
    .locator('[data-slot="language-menu"]')
    .or(page.getByRole('banner').getByRole('button', { name: /ES|EN|PT|AR/ }))
    .first()
    .click();
  await page.getByRole('option', { name: ownName }).click();
}

const root = (page: Page) => page.locator('html');

test('a visitor reads the site in Spanish and dark at first', async ({ page, urls }) => {
  await page.goto(urls.player);
  await expect(root(page)).toHaveAttribute('lang', 'es');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner').getByText('Iniciar sesión')).toBeVisible();
});

for (const { ownName, tag, dir, logIn } of [
  { ownName: 'English', tag: 'en', dir: 'ltr', logIn: 'Log in' },
  { ownName: 'Português', tag: 'pt', dir: 'ltr', logIn: 'Entrar' },
  { ownName: 'العربية', tag: 'ar', dir: 'rtl', logIn: 'تسجيل الدخول' },
]) {
  test(`the choice of ${tag} and of the light theme survives a reload`, async ({ page, urls }) => {
    await page.goto(urls.player);
    await chooseLanguage(page, ownName);
    await expect(root(page)).toHaveAttribute('lang', tag);
    await expect(page.getByRole('banner').getByText(logIn, { exact: true })).toBeVisible();
    await page.getByRole('banner').locator('[data-slot="theme-toggle"]').click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(root(page)).toHaveAttribute('lang', tag);
    await expect(root(page)).toHaveAttribute('dir', dir);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('banner').getByText(logIn, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
