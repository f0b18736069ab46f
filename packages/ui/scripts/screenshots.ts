// Compares a picture of every story in both themes with the committed one.
//   pnpm --filter @quetzal/ui build && pnpm --filter @quetzal/ui screenshots [--update] [--only=<pattern of story ids>]
// `--update` stores what is new or changed; without it differences end in test-results/screenshots and in exit code 1.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '@quetzal/config/browser';
import { chromium } from 'playwright';
import { Baselines, type ShotTheme } from './screenshots/baselines.ts';
import { Camera } from './screenshots/camera.ts';
import { lenient, strict } from './screenshots/compare.ts';
import { examine, type Finding } from './screenshots/examine.ts';
import { Report } from './screenshots/report.ts';
import { serveFolder } from './screenshots/static-server.ts';
import { photographedStories } from './screenshots/stories.ts';

const home = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: join(home, 'storybook-static') },
    baselines: { type: 'string', default: join(home, 'screenshots') },
  },
});
const platform = process.platform;
const baselines = new Baselines(join(values.baselines, platform));

if (!existsSync(join(values.from, 'index.json'))) {
  console.error('There is no built Storybook: run `pnpm --filter @quetzal/ui build` first.');
  process.exit(2);
}
if (!baselines.exist && !values.update) {
  console.log(`No pictures were ever taken on ${platform}, so there is nothing to compare with; --update takes them.`);
  process.exit(0);
}

const startedAt = performance.now();
const stories = photographedStories(values.from, new RegExp(values.only));
const server = await serveFolder(resolve(values.from));
// Letters in grey and unhinted, one colour space, nothing painted in parts: the same picture every time.
const sameEveryTime = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
];
const launch = chromiumLaunchOptions();
const browser = await chromium.launch({ ...launch, args: [...launch.args, ...sameEveryTime] });
const browserName = `chromium ${browser.version()}`;
const isSameBrowser = baselines.browser === undefined || baselines.browser === browserName;
const report = new Report(join(home, 'test-results', 'screenshots'));
const isWhole = values.only === '';

async function walk(theme: ShotTheme): Promise<(readonly [name: string, finding: Finding])[]> {
  const camera = new Camera(browser, server.url, theme);
  const tolerance = isSameBrowser ? strict : lenient;
  const findings: (readonly [string, Finding])[] = [];
  for (const id of stories) {
    const finding = await examine(id, { camera, baselines, report, tolerance, theme, isUpdate: values.update });
    findings.push([`${id} (${theme})`, finding]);
  }
  await camera.close();
  return findings;
}

const all = (await Promise.all([walk('dark'), walk('light')])).flat();
await browser.close();
server.close();

const left = (['dark', 'light'] as const).flatMap((theme) =>
  isWhole
    ? baselines
        .storyIds(theme)
        .filter((id) => !stories.includes(id))
        .map((id) => ({ theme, id }))
    : [],
);
if (values.update) {
  for (const { theme, id } of left) baselines.remove(theme, id);
  baselines.saveBrowser(browserName);
}

const ofKind = (kind: Finding['kind']) => all.filter(([, finding]) => finding.kind === kind);
for (const [name, finding] of all) {
  if (finding.kind === 'changed' || finding.kind === 'failed')
    console.log(`${finding.kind}: ${name}: ${finding.reason}`);
  else if (finding.kind === 'new') console.log(`new: ${name}`);
}
for (const { theme, id } of left) console.log(`without a story: ${id} (${theme})`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
const compared = isSameBrowser
  ? browserName
  : `${browserName}, leniently, since ${baselines.browser} took the pictures`;
console.log(
  `${all.length} pictures in ${seconds} s by ${compared}: ${ofKind('same').length} same, ${ofKind('changed').length} changed, ` +
    `${ofKind('new').length} new, ${ofKind('failed').length} failed, ${left.length} without a story`,
);
const isGood =
  ofKind('failed').length === 0 &&
  (values.update || (ofKind('changed').length === 0 && ofKind('new').length === 0 && left.length === 0));
if (!isGood && !values.update) console.log('See test-results/screenshots/index.html; --update accepts what is right.');
process.exit(isGood ? 0 : 1);
