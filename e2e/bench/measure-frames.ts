import type { Browser, Frame, Page } from '@playwright/test';
import { mobileProfile } from './measure-page.ts';

/** How even the frames of a stretch of time were. */
export interface Smoothness {
  frames: number;
  /** Share of the frames that came more than 16.7 ms after the one before: those that a screen of 60 Hz had to wait for. */
  over16Share: number;
  /** Share of the frames that came more than 33.3 ms after the one before: two or more pictures were missed. */
  over33Share: number;
}

const frameMs = 1_000 / 60;
/** Clocks round, and a screen is not exactly at 60 Hz. */
const toleranceMs = 0.5;
const loadLimitMs = 90_000;
/** A round with free spins goes on for minutes, more of the same. */
const spinLimitMs = 12_000;
const bareMs = 4_000;

const readySpin = '.spin-button[aria-label="Girar"][aria-disabled="false"]';
const spinOf = (frame: Frame) => frame.locator('.spin-button');

/** Runs in the page, so it uses nothing from outside. */
function recordFrames(): void {
  const times: number[] = [];
  Object.assign(globalThis, { frameTimes: times });
  const record = (time: number) => {
    times.push(time);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

const recordedBy = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes);

function smoothnessOf(times: readonly number[]): Smoothness {
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const shareOver = (limitMs: number) => gaps.filter((gap) => gap > limitMs + toleranceMs).length / gaps.length;
  return { frames: gaps.length, over16Share: shareOver(frameMs), over33Share: shareOver(2 * frameMs) };
}

/** Opens a page as a telephone whose processor is slowed down once `prepare` has made it ready; then measures `play`. */
async function measureOnPhone(
  browser: Browser,
  prepare: (page: Page) => Promise<Frame>,
  play: (frame: Frame) => Promise<void>,
): Promise<Smoothness> {
  const { viewport, cpuSlowdown } = mobileProfile;
  const device = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
  const context = await browser.newContext({ ...device, locale: 'es-MX', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const frame = await prepare(page);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await frame.evaluate(recordFrames);
    await play(frame);
    return smoothnessOf(await recordedBy(frame));
  } finally {
    await context.close();
  }
}

/** An empty page that does nothing but ask for frames: as smooth as this browser on this machine can be. */
export const measureBareFrames = (browser: Browser): Promise<Smoothness> =>
  measureOnPhone(
    browser,
    async (page) => {
      await page.goto('about:blank');
      return page.mainFrame();
    },
    async (frame) => frame.page().waitForTimeout(bareMs),
  );

/** The first spin of a game's demo, from the press until the next spin can be played. Rejects when the game does not open. */
export const measureSpin = (browser: Browser, url: string): Promise<Smoothness> =>
  measureOnPhone(
    browser,
    async (page) => {
      await page.goto(url);
      const handle = await page.waitForSelector('iframe', { timeout: loadLimitMs });
      const frame = await handle.contentFrame();
      if (frame === null) throw new Error(`${url} has no game`);
      await frame.locator('canvas').first().waitFor({ timeout: loadLimitMs });
      await frame.locator(readySpin).waitFor({ timeout: loadLimitMs });
      return frame;
    },
    async (frame) => {
      // By script: the driver's own press waits for the button to stand still, in frames that would be measured.
      await spinOf(frame).evaluate((button: HTMLButtonElement) => button.click());
      await frame.locator(readySpin).waitFor({ state: 'detached' });
      await frame
        .locator(readySpin)
        .waitFor({ timeout: spinLimitMs })
        .catch(() => undefined);
    },
  );
