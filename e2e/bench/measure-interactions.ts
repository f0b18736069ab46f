import type { Page } from '@playwright/test';

/** One touch or key and what it took. */
export interface Interaction {
  step: string;
  /** From the input to the next picture, in steps of 8 ms; what took less than 16 ms counts as 16. */
  durationMs: number;
}

/** What happened while something moved. */
export interface Stretch {
  frames: number;
  /** Share of the frames that came more than 16.7 ms after the one before. */
  over16Share: number;
  /** The longest task of the main thread; 0 when none took 50 ms. */
  longestTaskMs: number;
}

interface Watched {
  events: { id: number; duration: number }[];
  tasks: number[];
  frames: number[];
}

const shortestMs = 16;
/** The browser tells of an event after the picture that followed it. */
const toldAfterMs = 400;
const frameMs = 1_000 / 60;
const toleranceMs = 0.5;

/** Runs in the page before anything else, so it uses nothing from outside. */
function watchInputs(): void {
  const watched: Watched = { events: [], tasks: [], frames: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) watched.events.push({ id: entry.interactionId, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const record = (time: number) => {
    watched.frames.push(time);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

/** What the page has noted since it was last asked. */
const takeNotes = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    return {
      events: watched.events.splice(0),
      tasks: watched.tasks.splice(0),
      frames: watched.frames.splice(0),
    };
  });

/** Measures what people do on a page; call it before the page is opened. */
export async function interactionsOf(page: Page): Promise<{
  /** Does one thing, and notes its slowest touch or key. */
  act(step: string, action: () => Promise<unknown>): Promise<void>;
  /** Moves something, and tells how even the frames were. */
  move(action: () => Promise<unknown>): Promise<Stretch>;
  taken: readonly Interaction[];
}> {
  const taken: Interaction[] = [];
  await page.addInitScript(watchInputs);
  return {
    taken,
    async act(step, action) {
      await takeNotes(page);
      await action();
      await page.waitForTimeout(toldAfterMs);
      const { events } = await takeNotes(page);
      const byId = new Map<number, number>();
      for (const { id, duration } of events) byId.set(id, Math.max(duration, byId.get(id) ?? 0));
      taken.push({ step, durationMs: Math.max(shortestMs, ...byId.values()) });
    },
    async move(action) {
      await takeNotes(page);
      await action();
      const { tasks, frames } = await takeNotes(page);
      const gaps = frames.slice(1).map((time, at) => time - (frames[at] ?? time));
      const late = gaps.filter((gap) => gap > frameMs + toleranceMs).length;
      return {
        frames: gaps.length,
        over16Share: Number((late / gaps.length).toFixed(3)),
        longestTaskMs: Math.round(Math.max(0, ...tasks)),
      };
    },
  };
}

/** The value that three quarters of all stay within. */
export function upperQuarter(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}
