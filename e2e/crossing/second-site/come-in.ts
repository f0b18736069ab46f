import type { Page } from '@playwright/test';
import { solveSlider } from '../../support/slider.ts';
import { demoPassword } from '../../support/start-platform.ts';
import { expect } from '../../support/test.ts';

/**
 * Logs in to the second site, in English, where a puzzle comes first. After a wrong password from the same address the
 * site asks for a picture's characters as well, so whoever comes in here has an address of their own.
 */
export async function comeIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: /^Username/ }).fill('maya.silva');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  const isIn = () => page.evaluate(() => sessionStorage.getItem('token') !== null);
  await expect.poll(async () => (await isIn()) || (await page.getByRole('slider').isVisible())).toBe(true);
  if (!(await isIn())) await solveSlider(page);
  await expect.poll(isIn).toBe(true);
}
