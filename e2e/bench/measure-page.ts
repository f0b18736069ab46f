import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

/** A telephone on slow 4G: what Lighthouse calls its mobile profile, with the delays really applied. */
export const mobileProfile = {
  viewport: { width: 412, height: 823 },
  latencyMs: 562.5,
  downBytesPerSecond: (1_474.56 * 1_024) / 8,
  upBytesPerSecond: (675 * 1_024) / 8,
  cpuSlowdown: 4,
};

/** A page to be measured. */
export interface Measured {
  url: string;
  /** Session of whoever looks at it; null for a visitor. */
  token: string | null;
  /** What stands there once the page is of use. */
  whole: (page: Page) => Locator;
}

/** What one load of a page took; times from the start of the navigation on. */
export interface PageLoad {
  firstPaintMs: number;
  largestPaintMs: number;
  /** When what makes the page of use could be seen. */
  wholeMs: number;
  /** Time over 50 ms of each task that held the page up after its first paint. */
  blockedMs: number;
  /** Sum of all layout shifts that nobody caused by a touch. */
  shift: number;
  requests: number;
  requestsBeforePaint: number;
  bytes: number;
  scriptBytes: number;
  /** Document, scripts and styles. */
  codeBytes: number;
}

interface Vitals {
  largestPaintMs: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
}

const quietMs = 1_000;
const settleLimitMs = 40_000;

/** Runs in the page before anything else, so it uses nothing from outside. */
function watchVitals(): void {
  const vitals: Vitals = { largestPaintMs: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { vitals });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.largestPaintMs = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }));
}

/** Counts what the page fetches, as it travelled. */
async function countTraffic(client: CDPSession) {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  const open = new Set<string>();
  let lastAt = performance.now();
  client.on('Network.requestWillBeSent', ({ requestId, loaderId }) => {
    // Of a worker's script, which no loader of the page fetches, the end is never told.
    if (loaderId !== '') open.add(requestId);
  });
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  const end = (requestId: string) => {
    open.delete(requestId);
    lastAt = performance.now();
  };
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
    end(requestId);
  });
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await client.send('Network.enable');
  const sum = (...kinds: string[]) =>
    [...sizes].reduce(
      (all, [id, size]) => (kinds.length === 0 || kinds.includes(types.get(id) ?? '') ? all + size : all),
      0,
    );
  return { requests: () => sizes.size, sum, isQuiet: () => open.size === 0 && performance.now() - lastAt > quietMs };
}

async function slowDown(client: CDPSession): Promise<void> {
  const { latencyMs: latency, downBytesPerSecond, upBytesPerSecond, cpuSlowdown } = mobileProfile;
  const speeds = { downloadThroughput: downBytesPerSecond, uploadThroughput: upBytesPerSecond };
  await client.send('Network.emulateNetworkConditions', { offline: false, latency, ...speeds });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

async function readVitals(
  page: Page,
): Promise<Pick<PageLoad, 'firstPaintMs' | 'largestPaintMs' | 'blockedMs' | 'shift' | 'requestsBeforePaint'>> {
  return page.evaluate(() => {
    const { vitals } = globalThis as unknown as { vitals: Vitals };
    const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const late = vitals.tasks.filter(({ startTime }) => startTime >= firstPaintMs);
    const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < firstPaintMs);
    return {
      firstPaintMs,
      largestPaintMs: vitals.largestPaintMs,
      blockedMs: late.reduce((all, { duration }) => all + duration - 50, 0),
      shift: vitals.shift,
      // The page itself is one too.
      requestsBeforePaint: fetched.length + 1,
    };
  });
}

/** Opens a page once, with nothing cached, and tells what that took. Rejects when it does not become whole. */
export async function measurePage(browser: Browser, measured: Measured): Promise<PageLoad> {
  const { viewport } = mobileProfile;
  // A worker fetches outside of what is slowed down and counted here.
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'es-MX',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchVitals);
    await page.addInitScript(
      (token) => token !== null && window.self === window.top && sessionStorage.setItem('token', token),
      measured.token,
    );
    const client = await context.newCDPSession(page);
    const traffic = await countTraffic(client);
    await slowDown(client);
    await page.goto(measured.url, { waitUntil: 'commit' });
    await measured.whole(page).waitFor({ timeout: settleLimitMs });
    const wholeMs = await page.evaluate(() => performance.now());
    const deadline = performance.now() + settleLimitMs;
    while (!traffic.isQuiet() && performance.now() < deadline) await page.waitForTimeout(100);
    return {
      ...(await readVitals(page)),
      wholeMs,
      requests: traffic.requests(),
      bytes: traffic.sum(),
      scriptBytes: traffic.sum('Script'),
      codeBytes: traffic.sum('Document', 'Script', 'Stylesheet'),
    };
  } finally {
    await context.close();
  }
}
