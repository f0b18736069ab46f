import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// Without a network calls fail, and the browser says so.
test.use({ tolerance: { expectedStatuses: [], isConnectionLossExpected: true } });

/** Waits until the worker of the site answers for the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Takes the network away from the page and, which comes later by itself, from the worker of the site. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('No worker');
  const hasNetwork = () => worker.evaluate(() => fetch('/', { cache: 'no-store' }).then(Boolean, () => false));
  await expect.poll(hasNetwork).toBe(false);
}

test('without a network every address shows the offline page, in the reader’s language and look, until it is back', async ({
  page,
  context,
  urls,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto(`${urls.player}/download`);
  await expect(page.getByRole('heading', { level: 1, name: 'Instala Quetzal' })).toBeVisible();
  await waitForWorker(page);
  await goOffline(context);
  await page.goto(`${urls.player}/rng`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect(page).toHaveURL(`${urls.player}/rng`);
});

test('the offline page goes on by itself although nobody told it that the network is back', async ({
  page,
  context,
  urls,
}) => {
  await page.goto(`${urls.player}/download`);
  await waitForWorker(page);
  await goOffline(context);
  await page.goto(`${urls.player}/rng`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }));
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
});

test('in Arabic the offline page reads from the right', async ({ page, context, urls }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'AR'));
  await page.goto(urls.player);
  await waitForWorker(page);
  await goOffline(context);
  await page.goto(`${urls.player}/help`);
  await expect(page.getByRole('heading', { level: 1, name: 'لا يوجد اتصال' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the agent portal has an offline page too', async ({ page, context, urls }) => {
  await page.goto(urls.agent);
  await waitForWorker(page);
  await goOffline(context);
  await page.goto(`${urls.agent}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
});

test('nothing that is about a person, money or a game is ever kept', async ({ page, urls }) => {
  await page.goto(urls.player);
  await waitForWorker(page);
  await page.goto(`${urls.player}/rng`);
  await expect(page.getByRole('main')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(
    kept.filter((path) => !/^\/(assets\/|brand\/|offline\.html$|favicon\.svg$|icon-180\.png$)/.test(path)),
  ).toEqual([]);
});

test('each site has a manifest that a browser installs, with icons that are there', async ({ urls }) => {
  for (const [url, name] of [
    [urls.player, 'site'],
    [urls.agent, 'manifest'],
    [urls.tucanPlayer, 'site'],
    [urls.tucanAgent, 'manifest'],
  ] as const) {
    const manifest = (await (await fetch(`${url}/${name}.webmanifest`)).json()) as {
      display: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
    expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src } of manifest.icons) expect.soft((await fetch(url + src)).status, src).toBe(200);
  }
});

test('what asks a site for its picture by the usual names gets the mark of its brand', async ({ urls }) => {
  const markOf = async (url: string) => (await fetch(`${url}/favicon.svg`)).text();
  const page = await (await fetch(urls.tucanPlayer)).text();
  const [, linked = ''] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? [];
  const own = await (await fetch(urls.tucanPlayer + linked)).text();
  expect(await markOf(urls.tucanPlayer)).toBe(own);
  expect(await markOf(urls.player)).not.toBe(own);
  for (const url of [urls.player, urls.tucanAgent]) {
    const icon = await fetch(`${url}/favicon.ico`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('the browser’s own offer is taken from the page, once', async ({ page, urls }) => {
  await page.goto(`${urls.player}/download`);
  const install = page.getByRole('button', { name: 'Instalar Quetzal' });
  await expect(page.getByRole('heading', { level: 2, name: 'Android' })).toBeVisible();
  await expect(install).toBeHidden();
  // What a browser that installs sites dispatches by itself; a headless one never does.
  await page.evaluate(() => {
    const asked = { count: 0 };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        asked.count += 1;
        return Promise.resolve({ outcome: 'dismissed' });
      },
    });
    Object.assign(window, { asked });
    window.dispatchEvent(offer);
  });
  await install.click();
  await expect(install).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count)).toBe(1);
});
