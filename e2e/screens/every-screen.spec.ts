import { completeTags, wireOf } from '@quetzal/i18n';
import type { Browser, Page } from '@playwright/test';
import { logIn } from '../support/site.ts';
import { demoPassword } from '../support/start-platform.ts';
import { expect, test } from '../support/test.ts';
import { isAccepted } from './accepted.ts';
import { findFaults } from './find-faults.ts';
import { screens, type Screen } from './screens.ts';

const widths = [1440, 390] as const;
const named = process.env['SCREENS_LANGUAGES']?.split(',');
const pictures = process.env['SCREENS_PICTURES'];
const tokens = new Map<Screen['site'], string>();

/** The session of the demo account of a site; one log-in serves all languages of a worker. */
async function sessionOf(browser: Browser, site: Screen['site'], url: string): Promise<string> {
  const kept = tokens.get(site);
  if (kept !== undefined) return kept;
  const page = await browser.newPage();
  await logIn(page, url, site === 'player' ? 'carla.mendez' : 'norte_mx', demoPassword);
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  await page.close();
  tokens.set(site, token);
  return token;
}

/** Waits until nothing on the page is still being fetched, and its letters are there. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [data-slot="skeleton"]').filter({ visible: true })).toHaveCount(0, {
    timeout: 20_000,
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

for (const tag of completeTags.filter((one) => named?.includes(one) ?? true)) {
  test(`${tag}: no word is cut, outside of its control, or without its letters`, async ({ browser, urls }) => {
    const rows: Record<string, string>[] = [];
    for (const screen of screens) {
      const theme = (screens.indexOf(screen) + completeTags.indexOf(tag)) % 2 === 0 ? 'dark' : 'light';
      const token = screen.as === 'member' ? await sessionOf(browser, screen.site, urls[screen.site]) : null;
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: widths[0], height: 900 } });
      await page.addInitScript(
        (kept) => {
          localStorage.setItem('lang', kept.wire);
          localStorage.setItem('theme', kept.theme);
          if (kept.token !== null) sessionStorage.setItem('token', kept.token);
        },
        { wire: wireOf(tag), theme, token },
      );
      await page.goto(urls[screen.site] + screen.path);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.locator(screen.whole).first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await settle(page);
        const frames = page.frames().filter((frame) => frame.url().startsWith('http'));
        for (const frame of frames) {
          const faults = (await frame.evaluate(findFaults)).filter((fault) => !isAccepted(fault));
          rows.push(...faults.map((fault) => ({ screen: `${screen.name} ${width}`, ...fault })));
        }
        if (pictures) await page.screenshot({ path: `${pictures}/${tag}-${screen.name}-${width}-${theme}.png` });
      }
      await page.close();
    }
    const table = rows.map((row) => Object.values(row).join(' | '));
    expect(table).toEqual([]);
  });
}
