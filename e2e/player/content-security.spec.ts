import type { Page } from '@playwright/test';
import { newUsername, register } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Collects what the page's policy forbade, from the first script on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { forbidden: kept });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      kept.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { forbidden: string[] }).forbidden);
}

test('the pages of a member live within their policy, lists and scrollers that write styles too', async ({
  page,
  urls,
}) => {
  const forbidden = await listen(page);
  await register(page, urls.player, newUsername());
  for (const path of ['/', '/rng', '/?overlay=securityCenter', '/?overlay=depositv2']) {
    await page.goto(urls.player + path);
    await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
    expect(await forbidden()).toEqual([]);
  }
  await page.goto(`${urls.player}/?overlay=personalHistoryCopy`);
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await forbidden()).toEqual([]);
});

test('each page has a nonce of its own, and nothing runs that does not carry it', async ({ page, urls }) => {
  const policies = await Promise.all([0, 1].map(async () => (await fetch(urls.player)).headers));
  const [first, second] = policies.map((headers) => headers.get('content-security-policy') ?? '');
  expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
  expect(first).not.toBe(second);
  expect(first).not.toMatch(/script-src[^;]*unsafe/);
  expect(policies[0]?.get('x-content-type-options')).toBe('nosniff');
  // The violations that are provoked here are printed as errors: this page is not the one that has to stay silent.
  const apart = await page.context().newPage();
  const forbidden = await listen(apart);
  await apart.goto(urls.player);
  await apart.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
  });
  await expect(apart.locator('body')).toBeVisible();
  expect(await apart.evaluate(() => 'ran' in globalThis)).toBe(false);
  const directives = (await forbidden()).map((one) => one.split(' ')[0]);
  expect(new Set(directives)).toEqual(new Set(['script-src-elem', 'style-src-elem']));
  await apart.close();
});

test('no port of the platform says what it is made of, and each answer is guarded', async ({ urls }) => {
  const { player, agent, api, studio, sandbox } = urls;
  for (const url of [player, agent, `${api}/wps/system/status`, `${studio}/`, `${sandbox}/`]) {
    const { headers } = await fetch(url, { headers: { Merchant: 'quetzal' } });
    expect.soft(headers.get('server'), url).toBeNull();
    expect.soft(headers.get('x-powered-by'), url).toBeNull();
    expect.soft(headers.get('x-content-type-options'), url).toBe('nosniff');
    expect.soft(headers.get('referrer-policy'), url).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  }
});
