import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { readRunning, startPlatform } from '@quetzal/stack';
import { type Browser, chromium } from '@playwright/test';
import { measureBareFrames, measureSpin, type Smoothness } from './measure-frames.ts';
import { mobileProfile } from './measure-page.ts';

// How smooth a spin is in the games of the studio, one of each engine, on a telephone whose processor is slowed down; each in
// turns with an empty page that asks for frames. BENCH_ROUNDS makes it shorter or longer; BENCH_DATA_DIR names the folder of
// a platform that runs already.
const root = resolve(import.meta.dirname, '../..');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const alreadyRunning = process.env['BENCH_DATA_DIR'];
const dataDir = resolve(root, alreadyRunning ?? '.data/bench-frames');
const demoPassword = process.env['DEMO_PASSWORD'] ?? 'Measure2026x';
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));

const games = [
  { engine: 'classic3', vendor: 'SOL', code: 'frutas-electricas' },
  { engine: 'lines5x3', vendor: 'CEN', code: 'colibri-de-fuego' },
  { engine: 'anywhere6x5', vendor: 'CEN', code: 'ajolote-feliz' },
] as const;

const rounded = (share: number) => Number(share.toFixed(3));

/** All rounds as one stretch of time. */
function together(parts: readonly Smoothness[]): Smoothness {
  const frames = parts.reduce((sum, part) => sum + part.frames, 0);
  const share = (of: 'over16Share' | 'over33Share') =>
    rounded(parts.reduce((sum, part) => sum + part[of] * part.frames, 0) / frames);
  return { frames, over16Share: share('over16Share'), over33Share: share('over33Share') };
}

/** Frames in time, in those of the empty page: 1 is as smooth as a page can be here. */
const ratiosOf = (spin: Smoothness, bare: Smoothness) => ({
  ratio16: rounded((1 - spin.over16Share) / (1 - bare.over16Share)),
  ratio33: rounded((1 - spin.over33Share) / (1 - bare.over33Share)),
});

async function measureAll(browser: Browser, playerUrl: string) {
  const taken = games.map((game) => ({ ...game, bare: [] as Smoothness[], spins: [] as Smoothness[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { vendor, code, bare, spins } of taken) {
      bare.push(await measureBareFrames(browser));
      spins.push(await measureSpin(browser, `${playerUrl}/seamless?vassalage=${vendor}&gameCode=${code}&demo=1`));
    }
  return taken.map(({ engine, code, bare, spins }) => {
    const [ofSpins, ofBare] = [together(spins), together(bare)];
    const { over16Share: bareOver16Share, over33Share: bareOver33Share } = ofBare;
    return { engine, game: code, ...ofSpins, bareOver16Share, bareOver33Share, ...ratiosOf(ofSpins, ofBare) };
  });
}

/** What draws WebGL here; games draw without it where that is the processor. */
async function graphicsOf(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const name = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'none';
  });
  await page.close();
  return name;
}

const stop =
  alreadyRunning === undefined
    ? await startPlatform({ dataDir, portOffset: 2_000, demoPassword })
    : async () => undefined;
const { args, ...launch } = chromiumLaunchOptions();
// A telephone has a graphics chip: where this machine has one, it is used.
const browser = await chromium.launch({ ...launch, args: args.filter((flag) => flag !== '--disable-gpu') });
try {
  const results = await measureAll(browser, readRunning(dataDir).urls.player);
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, loadBefore, node: process.version };
  const { viewport, cpuSlowdown } = mobileProfile;
  const report = {
    ratios: Object.fromEntries(results.map(({ engine, ratio16 }) => [engine, ratio16])),
    measuredAt: new Date().toISOString(),
    machine: { ...machine, chromium: browser.version(), graphics: await graphicsOf(browser) },
    profile: { viewport, deviceScaleFactor: 2, cpuSlowdown },
    baseline: 'frames in time of an empty page that does nothing but ask for them, as slowed down',
    rounds,
    results,
  };
  mkdirSync(`${root}/bench/results`, { recursive: true });
  writeFileSync(`${root}/bench/results/frames.json`, `${JSON.stringify(report, null, 2)}\n`);
  console.table(results);
  console.log(`Graphics: ${report.machine.graphics}`);
} finally {
  await browser.close();
  await stop();
}
