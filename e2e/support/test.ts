import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { blurless, layOver } from '@quetzal/config/blurless';
import { type PlatformName, playOn, running, type Running } from './start-platform.ts';

/** Things that a page may say although nothing is wrong with it. */
interface Tolerance {
  /** Answers that a journey provokes on purpose: the browser prints each refused call as an error. */
  expectedStatuses: number[];
  /** True where the journey kills the server: open calls and sockets end, and the browser says so. */
  isConnectionLossExpected: boolean;
}

const connectionLoss = /net::ERR_|WebSocket connection|status of 50[0-4]/;

interface Fixtures {
  urls: Running['urls'];
  tolerance: Tolerance;
}

/** What a project says of all its journeys. */
export interface ProjectOptions {
  platform: PlatformName;
}

/**
 * A test whose page must stay silent: an error on the console, an exception or a failed request fails it, unless the
 * journey said that it provokes that status.
 */
export const test = base.extend<Fixtures, ProjectOptions & { place: void }>({
  platform: ['shared', { option: true, scope: 'worker' }],
  place: [
    async ({ platform }, use) => {
      playOn(platform);
      await use();
    },
    { auto: true, scope: 'worker' },
  ],
  urls: async ({}, use) => use(running().urls),
  tolerance: async ({}, use) => use({ expectedStatuses: [], isConnectionLossExpected: false }),
  page: async ({ page, tolerance }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Said by a graphics driver made of software, of the machine and not of the page.
      if (message.text().includes('GL Driver Message')) return;
      const isExpected =
        tolerance.expectedStatuses.some((status) => message.text().includes(`status of ${status}`)) ||
        (tolerance.isConnectionLossExpected && connectionLoss.test(message.text()));
      if (!isExpected) complaints.push(`${message.type()}: ${message.text()}`);
    });
    await page.addInitScript(layOver, blurless);
    await use(page);
    expect(complaints, 'the page stays silent').toEqual([]);
  },
});

/** Checks what can be checked by machine of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in or is being loaded has other colours than what a person reads in the end. What runs for seconds only
  // shows how time passes, as the dot of a banner does.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= 2000)
        .map((animation) => animation.finished),
    ),
  );
  // What is just arriving may be half there: only what stays so is wrong. A large page takes axe ten seconds and more where
  // two journeys share two slow processors.
  await expect(async () => {
    const result = await new AxeBuilder({ page })
      // In one go in the page takes a third of the time, and reaches no frame of another origin, as a game's is.
      .setLegacyMode(page.frames().length === 1)
      // Without the nodes of what is well a large page takes half the time.
      .options({ resultTypes: ['violations'], preload: false })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found, 'axe finds nothing').toEqual([]);
  }).toPass({ timeout: 45_000, intervals: [1000] });
}

export { expect };
