import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

/** An address of the player site and what it shows. */
export interface Address {
  path: string;
  /** Where it leads, when that is elsewhere. */
  leadsTo?: string;
  /** The main heading of the page. */
  heading?: string;
  /** The name of the dialog over the page. */
  dialog?: string;
}

const gamePath = /^\/(seamless|lottery|seaLottery|vnLottery)\b/;

/** Opens each address anew: it shows what it should, where it should, and a game has no footer. */
export async function walk(page: Page, origin: string, addresses: readonly Address[]): Promise<void> {
  for (const { path, leadsTo = path, heading, dialog } of addresses) {
    await test.step(path, async () => {
      await page.goto(origin + path);
      if (heading !== undefined)
        await expect(page.locator('main h1').filter({ hasText: heading }).first(), path).toBeVisible();
      if (dialog !== undefined) await expect(page.getByRole('dialog', { name: dialog }), path).toBeVisible();
      await expect(page).toHaveURL(origin + leadsTo);
      const foot = page.locator('footer');
      if (gamePath.test(leadsTo)) await expect(foot, `${path} has no footer`).toHaveCount(0);
      else await expect(foot.first(), `${path} has a footer`).toBeAttached();
    });
  }
}

/** The panels of the personal center, by what `?overlay=` opens. */
export const centerPanels = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  'limits',
] as const;

/** Has every page of this tab be a member's. */
export async function comeInAs(page: Page, token: string): Promise<void> {
  // The frame of a game has a storage of its own, or none.
  await page.addInitScript((kept) => window.self === window.top && sessionStorage.setItem('token', kept), token);
}

/** Has every page of this tab be in a theme and, for a visitor, in a language, by wire code. */
export async function look(page: Page, theme: 'dark' | 'light', language: string): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (window.self !== window.top) return;
      localStorage.setItem('theme', chosen.theme);
      localStorage.setItem('lang', chosen.language);
    },
    { theme, language },
  );
}

/** The page stands whole, is accessible as far as a machine can tell, and does not scroll sideways. */
export async function expectWellMade(page: Page, whole = 'main h1, main h2, [role="dialog"]'): Promise<void> {
  await expect(page.locator(whole).first()).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
}
