import type { Browser, CDPSession, Page } from 'playwright';
import { showStory } from './show-story.ts';

const viewport = { width: 1280, height: 800 };
/** A longer page is cut off here. */
const heightMax = 4000;
const shownMs = 20_000;
const nextShownMs = 5_000;

/* Nothing moves, blinks or depends on the day. */
const stillness = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
::-webkit-scrollbar { display: none; }`;
const noon = new Date('2026-11-21T20:00:00Z');

/** Takes pictures of stories in one theme, in a page that it keeps open between them. */
export class Camera {
  readonly #browser: Browser;
  readonly #url: string;
  #page: Page | undefined;
  #session: CDPSession | undefined;

  constructor(browser: Browser, url: string, theme: 'dark' | 'light') {
    this.#browser = browser;
    this.#url = `${url}/iframe.html?viewMode=story&globals=theme:${theme};a11y.manual:!true`;
  }

  /** Shows a story and takes its picture (PNG), in a page of its own when the one that is open cannot show it. */
  async take(storyId: string): Promise<Buffer> {
    if (this.#page === undefined) return this.takeAfresh(storyId);
    try {
      await this.#withPage((page) => page.evaluate(showStory, { storyId, isShown: false, timeoutMs: nextShownMs }));
    } catch {
      return this.takeAfresh(storyId);
    }
    return this.again();
  }

  /** Takes the picture in a page that has shown nothing else. */
  async takeAfresh(storyId: string): Promise<Buffer> {
    await this.close();
    await this.#open(storyId);
    return this.again();
  }

  /** Takes the picture of the story that is shown, once more. */
  async again(): Promise<Buffer> {
    return this.#withPage(async (page, session) => {
      await page.evaluate(settle);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      const height = Math.min(Math.max(tall, viewport.height), heightMax);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: height > viewport.height,
        clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    });
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#session = undefined;
  }

  async #open(storyId: string): Promise<void> {
    const context = await this.#browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    });
    const page = await context.newPage();
    await page.addInitScript(fixDate, noon.getTime());
    this.#page = page;
    this.#session = await context.newCDPSession(page);
    await page.goto(`${this.#url}&id=${storyId}`);
    await page.addStyleTag({ content: stillness });
    await page.waitForFunction(isRendered, undefined, { timeout: shownMs });
    await page.evaluate(showStory, { storyId, isShown: true, timeoutMs: shownMs });
  }

  #withPage<T>(use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
    if (this.#page === undefined || this.#session === undefined) throw new Error('No story has been shown yet');
    return use(this.#page, this.#session);
  }
}

/* Runs in the page: every new date is the same. Timers and animations keep their own clocks, which carousels wait for. */
function fixDate(nowMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [nowMs] : given),
    apply: () => new RealDate(nowMs).toString(),
    get: (target, key) => (key === 'now' ? () => nowMs : Reflect.get(target, key)),
  });
}

/* Runs in the page: Storybook has put a story there. */
const isRendered = () =>
  '__STORYBOOK_ADDONS_CHANNEL__' in globalThis &&
  document.querySelector('#storybook-root > *, body.sb-show-errordisplay');

/* Runs in the page: fonts and pictures are there, and what measures itself has measured. */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await document.fonts.ready;
  // A lazy picture out of view is never fetched, and waiting for it would never end.
  const isVisible = (image: HTMLImageElement) => {
    const { top, left, right } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && right > 0;
  };
  const decoded = [...document.images].filter(isVisible).map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 3000))]);
  await frame();
  await frame();
}
