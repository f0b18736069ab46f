import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { runCommand } from '../support/operator.ts';
import { platformDataDir } from '../support/start-platform.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { describeAddresses } from './second-site/addresses.ts';
import { describePopups } from './second-site/popups.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Runs a command about the second site that has to work; answers what it printed. */
async function works(...words: string[]): Promise<string> {
  const { status, printed } = await runCommand(words, { site: 'tucan' });
  expect(status, printed).toBe(0);
  return printed;
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--q-accent'));
const factsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('site-info')?.textContent ?? '{}') as Record<string, unknown>);

test('one build is two sites: brand, language, currency, age and flags of their own', async ({ page, urls }) => {
  await page.goto(urls.player);
  await expect(page).toHaveTitle(/Quetzal/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await factsOf(page)).toMatchObject({
    currency: 'MXN',
    ageMin: 18,
    flags: { FREEPLAY3: true, REGMOBVERF3: false },
  });
  const kinds = await page.request.get(`${urls.player}/wps/relay/GCSGAME_getVassGameType`, {
    headers: { moduleId: 'COMM3' },
  });
  expect(await factsOf(page)).toMatchObject({ gameTypes: ((await kinds.json()) as { value: object }).value });
  const ours = await accentOf(page);

  await page.goto(urls.tucanPlayer);
  await expect(page).toHaveTitle(/Tucán/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/21 or over/)).toBeVisible();
  expect(await factsOf(page)).toMatchObject({
    currency: 'USD',
    ageMin: 21,
    flags: { FREEPLAY3: false, REGMOBVERF3: true },
  });
  expect(await accentOf(page)).not.toBe(ours);
  expect((await page.request.get(urls.tucanPlayer)).headers()['content-security-policy']).not.toMatch(
    /style-src [^;]*unsafe/,
  );
  await expectAccessible(page);

  await page.goto(urls.tucanAgent);
  await expect(page).toHaveTitle(/Tucán/);
  await expect(page.getByRole('img', { name: 'Quetzal' })).toHaveCount(0);
});

test.describe('closed for maintenance by a command', () => {
  test.afterEach(() => works('status', '0'));

  test('player site and agent portal say so, also to whoever is there already', async ({
    page,
    context,
    urls,
    tolerance,
  }) => {
    tolerance.expectedStatuses.push(503);
    const closed = { level: 1, name: 'We will be right back' } as const;
    await page.goto(urls.tucanPlayer);
    await expect(page.getByRole('heading', { name: 'Popular games' })).toBeVisible();
    await works('status', '1', '2030-01-02T15:04:00Z');
    // Whatever the page asks for next tells it; its own refresh may come before the press.
    await Promise.race([
      page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click(),
      page.getByRole('heading', closed).waitFor(),
    ]);
    await expect(page.getByRole('heading', closed)).toBeVisible();

    const portal = await context.newPage();
    await portal.goto(urls.tucanAgent);
    await expect(portal.getByRole('heading', closed)).toBeVisible();
    await expect(portal.getByText(/Jan 2, 2030, 15:04/)).toBeVisible();
    await expect(portal.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expectAccessible(portal);

    await page.goto(urls.player);
    await expect(page.getByRole('banner').getByText('Iniciar sesión')).toBeVisible();

    await works('status', '0');
    await portal.getByRole('button', { name: 'Check again' }).click();
    await expect(portal.getByRole('heading', closed)).toBeHidden();
    await expect(portal.getByLabel('Username')).toBeVisible();
  });
});

test.describe('from a country that the site may not be offered in', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77', 'x-country': 'FR' } });

  test('both sites show the visitor’s address, and the API refuses', async ({ page, urls }) => {
    for (const url of [urls.player, urls.agent]) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: 'No disponible en tu región' })).toBeVisible();
      await expect(page.getByText('203.0.113.77')).toBeVisible();
    }
    await expectAccessible(page);
    const answer = await page.request.get(`${urls.api}/wps/relay/GCSGAME_gameList`, {
      headers: { Merchant: 'quetzal' },
    });
    expect([answer.status(), ((await answer.json()) as { errorCode: string }).errorCode]).toEqual([
      403,
      'site.region_restricted',
    ]);
  });
});

test('a site file is tried out, imported, refused with its line, and taken back', async ({ page, urls }) => {
  const file = resolve(platformDataDir(), 'tucan-journey.yaml');
  const ours = readFileSync(resolve(root, 'apps/server/sites/tucan.yaml'), 'utf8')
    .replace('http://localhost:4110', urls.tucanPlayer)
    .replace('http://localhost:4210', urls.tucanAgent)
    .replace('http://localhost:4400', urls.sandbox);
  writeFileSync(file, ours);
  await works('site', 'import', file);
  writeFileSync(file, ours.replace('ageMin: 21', 'ageMin: 25'));
  expect(await works('site', 'import', file, '--dry-run')).toContain('ageMin');
  await page.goto(urls.tucanPlayer);
  expect(await factsOf(page)).toMatchObject({ ageMin: 21 });

  await works('site', 'import', file);
  await expect(async () => {
    await page.reload();
    expect(await factsOf(page)).toMatchObject({ ageMin: 25 });
  }).toPass();

  writeFileSync(file, ours.replace('currency: USD', 'currency: DOUBLOON'));
  const { status, printed } = await runCommand(['site', 'import', file]);
  expect([status, printed]).toEqual([1, expect.stringMatching(/^line \d+, currency: /m)]);

  const versions = (await works('site', 'history', 'tucan')).match(/'(import|restore|seed)'/g) ?? [];
  await works('site', 'restore', 'tucan', String(versions.length - 1));
  await expect(async () => {
    await page.reload();
    expect(await factsOf(page)).toMatchObject({ ageMin: 21 });
  }).toPass();
});

// The second site is closed and changed here: whatever else wants it takes its turn in this file.
test.describe('the second site', () => {
  // From an address of its own: a wrong password of another journey would have the picture asked for here.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.61' } });
  describeAddresses();
  describePopups();
});
