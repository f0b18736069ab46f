import { readFile } from 'node:fs/promises';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

const style = new URL('../client/styles/sheets.css', import.meta.url);
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(() => browser.close());

it.each([
  ['four on a small phone', 272, 4, [2, 2]],
  ['four on a phone', 342, 4, [2, 2]],
  ['four where they just have room', 408, 4, [4]],
  ['three on a phone', 342, 3, [3]],
])('%s stand in rows of the same length', async (_what, width, count, rows) => {
  const page = await browser.newPage();
  const labels = Array.from({ length: count }, (_, at) => `<label><bdi>$${at + 1}0.00</bdi></label>`).join('');
  await page.setContent(
    `<style>${await readFile(style, 'utf8')}</style><div style="width:${width}px"><fieldset class="choices"><div>${labels}</div></fieldset></div>`,
  );
  const tops = await page.locator('label').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
  expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual(rows);
  await page.close();
});
