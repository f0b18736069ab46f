import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { readRunning, startPlatform } from '@quetzal/stack';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { lengthenGameList, longListGames } from './long-list.ts';
import { interactionsOf, type Interaction, type Stretch, upperQuarter } from './measure-interactions.ts';
import { mobileProfile } from './measure-page.ts';

// What the player site takes to answer a touch or a key, over what people do on a telephone whose processor is slowed down,
// and how evenly its longest list moves. BENCH_DATA_DIR names the folder of a platform that runs already, whose demo
// password is DEMO_PASSWORD.
const root = resolve(import.meta.dirname, '../..');
const alreadyRunning = process.env['BENCH_DATA_DIR'];
const dataDir = resolve(root, alreadyRunning ?? '.data/bench-interactions');
const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Measure2026x';
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));

const account = 'carla.mendez';
const targets = { interactionMs: 150, frameOfDialogMs: 100, longestTaskMs: 100 };
const phone = { viewport: mobileProfile.viewport, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

async function openPage(browser: Browser, device: BrowserContextOptions, isSlow: boolean) {
  const context = await browser.newContext({ ...device, locale: 'es-MX', serviceWorkers: 'block' });
  const page = await context.newPage();
  const measured = await interactionsOf(page);
  const client = await context.newCDPSession(page);
  if (isSlow) await client.send('Emulation.setCPUThrottlingRate', { rate: mobileProfile.cpuSlowdown });
  const scroll = (distancePx: number, speedPxPerS: number) =>
    client.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance: -distancePx,
      speed: speedPxPerS,
      gestureSourceType: device.hasTouch === true ? 'touch' : 'mouse',
    });
  return { page, scroll, ...measured };
}

/** From the touch until the frame of a dialog stands there; what is in it may still come. */
async function dialogAfter(page: Page, touch: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const times = { touched: 0, stood: 0 };
    Object.assign(globalThis, { dialogTimes: times });
    addEventListener('pointerdown', ({ timeStamp }) => (times.touched ||= timeStamp), { capture: true, once: true });
    const look = () => {
      if (times.touched > 0 && document.querySelector('[role="dialog"]') !== null) times.stood = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await touch();
  const times = await page.waitForFunction(() => {
    const { dialogTimes } = globalThis as unknown as { dialogTimes: { touched: number; stood: number } };
    return dialogTimes.stood > 0 ? dialogTimes.stood - dialogTimes.touched : false;
  });
  return Math.round(Number(await times.jsonValue()));
}

/** What people do in their first minutes, each thing with its slowest touch or key; and when the frames of dialogs stood. */
async function measureJourney(browser: Browser, url: string) {
  const { page, act, taken } = await openPage(browser, phone, true);
  const dialogs: Record<string, number> = {};
  const opens = (name: string, touch: () => Promise<void>) =>
    act(`open ${name}`, async () => {
      dialogs[name] = await dialogAfter(page, touch);
    });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Navegación rápida' }).getByRole('link', { name });
  const atHome = async () => {
    await page.locator('main h2').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  // What is told at somebody's first login is closed whenever it comes.
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Novedades' }), (news) =>
    news.getByRole('button', { name: 'Cerrar' }).tap(),
  );
  await page.goto(url);
  await atHome();
  await opens('log-in', () => page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).tap());
  const form = page.getByRole('dialog');
  const username = form.getByRole('textbox', { name: /^Usuario/ });
  await username.waitFor();
  await act('type a user name', () => username.pressSequentially(account));
  await act('type a password', () => form.getByLabel(/^Contraseña/).pressSequentially(demoPassword));
  await act('log in', () => form.locator('form').getByRole('button', { name: 'Iniciar sesión' }).tap());
  await form.waitFor({ state: 'hidden' });
  await atHome();
  await opens('menu', () => page.getByRole('button', { name: 'Abrir menú' }).tap());
  await act('close menu', () => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).tap());
  await act('go to the games', () => tab('Juegos').tap());
  const search = page.getByRole('searchbox', { name: 'Buscar juegos' });
  await page.locator('[data-slot="game-tile"]').first().waitFor();
  await act('search', () => search.pressSequentially('oro'));
  await act('empty the search', () => page.getByRole('button', { name: 'Vaciar el buscador' }).tap());
  await act('narrow the list', () => page.getByRole('button', { name: 'Populares' }).tap());
  const heart = page.getByRole('button', { name: /^Favorito: / }).first();
  await act('mark a favourite', () => heart.tap());
  // Hearts take one touch a second.
  await page.waitForTimeout(1_100);
  await act('unmark it', () => heart.tap());
  await act('go home', () => tab('Inicio').tap());
  await atHome();
  for (const [panel, name] of [
    ['account', 'Cuenta'],
    ['deposit', 'Depositar'],
    ['bets', 'Apuestas'],
  ] as const) {
    await opens(panel, () => tab(name).tap());
    await page.getByRole('dialog').locator('h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act(`close ${panel}`, () => page.keyboard.press('Escape'));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.context().close();
  return { taken, dialogs };
}

/** The longest list, moved by 30 screens at the speed of a quick finger. */
async function measureLongList(browser: Browser, url: string, device: BrowserContextOptions, isSlow: boolean) {
  const { page, scroll, move } = await openPage(browser, device, isSlow);
  await lengthenGameList(page);
  await page.goto(`${url}/rng`);
  await page.locator('[data-slot="game-tile"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const stretch = await move(() => scroll(30 * page.viewportSize()!.height, 4_000));
  await page.context().close();
  return stretch;
}

/** An empty page that does nothing but answer touches and move. */
async function measureBare(browser: Browser, device: BrowserContextOptions, isSlow: boolean) {
  const { page, act, scroll, move, taken } = await openPage(browser, device, isSlow);
  await page.goto('data:text/html,<button onclick="this.textContent=1">0</button><div style="height:99999px">');
  for (let touch = 0; touch < 8; touch += 1) await act('touch', () => page.getByRole('button').click());
  const stretch = await move(() => scroll(30 * page.viewportSize()!.height, 4_000));
  await page.context().close();
  return { taken, stretch };
}

const stop =
  alreadyRunning === undefined
    ? await startPlatform({ dataDir, portOffset: 2_000, demoPassword })
    : async () => undefined;
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const { player } = readRunning(dataDir).urls;
  const bare = { phone: await measureBare(browser, phone, true), desktop: await measureBare(browser, desktop, false) };
  const { taken, dialogs } = await measureJourney(browser, player);
  const longList: Record<string, Stretch & { bareOver16Share: number }> = {
    phone: {
      ...(await measureLongList(browser, player, phone, true)),
      bareOver16Share: bare.phone.stretch.over16Share,
    },
    desktop: {
      ...(await measureLongList(browser, player, desktop, false)),
      bareOver16Share: bare.desktop.stretch.over16Share,
    },
  };
  const durations = (all: readonly Interaction[]) => all.map(({ durationMs }) => durationMs);
  const interactionMs = upperQuarter(durations(taken));
  const bareMs = upperQuarter(durations(bare.phone.taken));
  const over = [
    ...(interactionMs > targets.interactionMs ? ['interactionMs'] : []),
    ...Object.entries(dialogs).flatMap(([name, ms]) => (ms > targets.frameOfDialogMs ? [`frame of ${name}`] : [])),
    ...((longList['phone']?.longestTaskMs ?? 0) > targets.longestTaskMs ? ['longestTaskMs'] : []),
  ];
  const report = {
    ratios: { interaction: Number((interactionMs / bareMs).toFixed(2)) },
    interactionMs,
    measuredAt: new Date().toISOString(),
    machine: {
      cpus: cpus().length,
      model: cpus()[0]?.model,
      loadBefore,
      node: process.version,
      chromium: browser.version(),
    },
    profile: { viewport: phone.viewport, cpuSlowdown: mobileProfile.cpuSlowdown },
    baseline: 'a page with one button, touched and moved on the same slowed-down processor',
    bareInteractionMs: bareMs,
    targets,
    over,
    interactions: taken,
    dialogFramesMs: dialogs,
    longList: { games: longListGames, ...longList },
  };
  mkdirSync(`${root}/bench/results`, { recursive: true });
  writeFileSync(`${root}/bench/results/interactions.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.table(taken);
  console.table(dialogs);
  console.table(longList);
  console.log(
    `Three quarters within ${interactionMs} ms, a bare page ${bareMs} ms. Missed: ${over.join(', ') || 'none'}`,
  );
} finally {
  await browser.close();
  await stop();
}
