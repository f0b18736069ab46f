import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { type Running, readRunning, startPlatform } from '@quetzal/stack';
import { type Browser, chromium } from '@playwright/test';
import { logIn } from '../support/site.ts';
import { serveBarePages } from './bare-page.ts';
import { measurePage, mobileProfile, type PageLoad } from './measure-page.ts';
import { type BenchPage, pages, type Target, targets } from './pages.ts';

// The production build in Chromium as a telephone on slow 4G meets it, nothing cached; each page in turns with a bare page
// that weighs as much as its document, scripts and styles. BENCH_ROUNDS makes it shorter or longer; BENCH_DATA_DIR names
// the folder of a platform that runs already, whose demo password is DEMO_PASSWORD.
const root = resolve(import.meta.dirname, '../..');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const alreadyRunning = process.env['BENCH_DATA_DIR'];
const dataDir = resolve(root, alreadyRunning ?? '.data/bench-web');
const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Measure2026x';
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));
const accounts = { player: 'carla.mendez', agent: 'norte_mx' } as const;

type Measures = Record<keyof PageLoad, number>;

function middle(loads: readonly PageLoad[], measure: keyof PageLoad): number {
  const sorted = loads.map((load) => load[measure]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const middles = (loads: readonly PageLoad[]): Measures =>
  Object.fromEntries(
    Object.keys(loads[0] ?? {}).map((measure) => {
      const value = middle(loads, measure as keyof PageLoad);
      return [measure, measure === 'shift' ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  ) as Measures;

async function sessionOf(browser: Browser, url: string, username: string): Promise<string> {
  const page = await browser.newPage({ locale: 'es-MX' });
  await logIn(page, url, username, demoPassword);
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  await page.close();
  return token;
}

async function measureAll(browser: Browser, urls: Running['urls']) {
  const tokens = {
    player: await sessionOf(browser, urls.player, accounts.player),
    agent: await sessionOf(browser, urls.agent, accounts.agent),
  };
  const bare = await serveBarePages();
  const results = [];
  for (const page of pages) {
    const ours = {
      url: urls[page.site] + page.path,
      token: page.as === 'member' ? tokens[page.site] : null,
      whole: page.whole,
    };
    // The first load is not counted: it warms the server up, and tells what the bare page has to weigh.
    const { codeBytes } = await measurePage(browser, ours);
    const bareOnes: PageLoad[] = [];
    const loads: PageLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bareOnes.push(
        await measurePage(browser, { url: bare.urlOf(codeBytes), token: null, whole: (at) => at.locator('h1') }),
      );
      loads.push(await measurePage(browser, ours));
    }
    results.push(resultOf(page, middles(loads), middles(bareOnes)));
    console.log(`${page.name} measured`);
  }
  bare.stop();
  return results;
}

function resultOf(page: BenchPage, load: Measures, bare: Measures) {
  const target = targets[page.site];
  const over = (Object.keys(target) as (keyof Target)[]).filter((measure) => load[measure] > target[measure]);
  const ratio = Number((load.largestPaintMs / bare.largestPaintMs).toFixed(2));
  return { page: page.name, ...load, bareLargestPaintMs: bare.largestPaintMs, ratio, over };
}

const stop =
  alreadyRunning === undefined
    ? await startPlatform({ dataDir, portOffset: 2_000, demoPassword })
    : async () => undefined;
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const results = await measureAll(browser, readRunning(dataDir).urls);
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, loadBefore, node: process.version };
  const report = {
    ratios: Object.fromEntries(results.map(({ page, ratio }) => [page, ratio])),
    measuredAt: new Date().toISOString(),
    machine: { ...machine, chromium: browser.version() },
    profile: mobileProfile,
    baseline:
      'the largest paint of a bare page whose one script weighs as much as document, scripts and styles of ours',
    targets,
    rounds,
    results,
  };
  mkdirSync(`${root}/bench/results`, { recursive: true });
  writeFileSync(`${root}/bench/results/web.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.table(
    results.map(
      ({
        page,
        firstPaintMs,
        largestPaintMs,
        wholeMs,
        blockedMs,
        shift,
        requests,
        bytes,
        scriptBytes,
        ratio,
        over,
      }) => ({
        page,
        firstPaintMs,
        largestPaintMs,
        wholeMs,
        blockedMs,
        shift,
        requests,
        kB: Math.round(bytes / 1_000),
        scriptKb: Math.round(scriptBytes / 1_000),
        ratio,
        over: over.join(' '),
      }),
    ),
  );
} finally {
  await browser.close();
  await stop();
}
