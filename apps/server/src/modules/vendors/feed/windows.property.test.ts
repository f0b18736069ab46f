import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BooksPart, BooksReader } from './books-reader.ts';
import { FeedUnread } from './fetch-limited.ts';
import { createWindowReader, slackMs, type Window, windowMs } from './windows.ts';

const from = new Date('2026-11-20T00:00:00Z');
const to = new Date('2026-11-20T06:00:00Z');
const minuteMs = 60_000;

/** What a vendor does about one question: tells a part of the window, claims more than it told, or goes wrong. */
interface Manner {
  kind: 'whole' | 'part' | 'boasts' | 'repeats' | 'stands still' | 'fails';
  /** How much of it, or how much more; in minutes. */
  minutes: number;
}

const manner = fc.record({
  kind: fc.constantFrom<Manner['kind']>('whole', 'part', 'boasts', 'repeats', 'stands still', 'fails'),
  minutes: fc.integer({ min: 1, max: 40 }),
});
const times = fc.array(fc.integer({ min: from.getTime() - 30 * minuteMs, max: to.getTime() + 40 * minuteMs }), {
  maxLength: 60,
});

/** A vendor that does as told and behaves at the end; it keeps the windows that it was asked for and answered. */
function vendorOf(known: number[], manners: Manner[], prefix = 't') {
  const answered: (Window & { upTo: number })[] = [];
  const within = (begin: number, end: number) =>
    known.map((at, index) => ({ at, txId: `${prefix}${index}` })).filter(({ at }) => at >= begin && at < end);
  let last = { begin: 0, end: 0, upTo: 0 };
  const tell = async ({ begin, end }: Window) => {
    const { kind, minutes } = manners.shift() ?? { kind: 'whole', minutes: 0 };
    if (kind === 'fails') throw new FeedUnread('unreachable');
    const upTo = {
      whole: end,
      part: Math.min(end, begin + minutes * minuteMs),
      boasts: end + minutes * minuteMs,
      repeats: last.upTo,
      'stands still': begin,
    }[kind];
    const told = kind === 'repeats' ? within(last.begin, last.end) : within(begin, Math.min(upTo, end));
    if (kind !== 'repeats') last = { begin, end: Math.min(upTo, end), upTo };
    if (upTo > begin && upTo <= end) answered.push({ begin, end, upTo });
    return {
      upTo,
      transactions: told.map(({ at, txId }) => ({
        type: 'bet' as const,
        txId,
        playerRef: 'ana',
        amount: '1.00',
        currency: 'MXN',
        state: 'done' as const,
        at: new Date(at).toISOString(),
      })),
    };
  };
  return { tell, answered };
}

/** Reads as a run does: keeps each part with its place, and asks once more where a part did not come. */
async function readAll(reader: BooksReader): Promise<string[]> {
  const heard: string[] = [];
  for (let cursor: string | null = null; ;) {
    let part: BooksPart;
    try {
      part = await reader.read({ from, to, cursor });
    } catch (error) {
      if (!(error instanceof FeedUnread)) throw error;
      continue;
    }
    heard.push(...part.transactions.map(({ txId }) => txId));
    if (!part.hasMore) return heard;
    cursor = part.nextCursor;
  }
}

const wantedOf = (known: number[], prefix: string): string[] =>
  known.flatMap((at, index) =>
    at >= from.getTime() - slackMs && at < to.getTime() + slackMs ? [`${prefix}${index}`] : [],
  );

test('whatever a vendor does, every transaction of the days is heard, and none from a window twice', async () => {
  await fc.assert(
    fc.asyncProperty(times, fc.array(manner, { maxLength: 80 }), async (known, manners) => {
      const now = to.getTime() + 60 * minuteMs;
      const vendor = vendorOf(known, [...manners]);
      const reader = createWindowReader({ clock: { now: () => new Date(now) } }, async (window) => [
        await vendor.tell(window),
      ]);
      const heard = await readAll(reader);
      expect(heard.filter((txId, index) => heard.indexOf(txId) !== index)).toEqual([]);
      expect(wantedOf(known, 't').filter((txId) => !heard.includes(txId))).toEqual([]);
      const { answered } = vendor;
      expect(answered[0]?.begin).toBe(from.getTime() - slackMs);
      // Each begins where the one before ended by the vendor's own word.
      for (const [index, window] of answered.slice(1).entries()) {
        expect(window.begin).toBe(answered[index]?.upTo);
      }
    }),
    { numRuns: 300 },
  );
});

test('of several portfolios none is passed over either, whichever of them goes wrong', async () => {
  const manners = fc.array(manner, { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(times, times, manners, manners, async (slots, tables, ofSlots, ofTables) => {
      const now = to.getTime() + 60 * minuteMs;
      const [first, second] = [vendorOf(slots, [...ofSlots], 's'), vendorOf(tables, [...ofTables], 'l')];
      const reader = createWindowReader({ clock: { now: () => new Date(now) } }, async (window) => [
        await first.tell(window),
        await second.tell(window),
      ]);
      const heard = new Set(await readAll(reader));
      const wanted = [...wantedOf(slots, 's'), ...wantedOf(tables, 'l')];
      expect(wanted.filter((txId) => !heard.has(txId))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('a window that is not over is not asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 24 * 60 }), async (minutes) => {
      const now = from.getTime() + minutes * minuteMs;
      const asked: Window[] = [];
      const reader = createWindowReader({ clock: { now: () => new Date(now) } }, async (window) => {
        asked.push(window);
        return [{ transactions: [], upTo: window.end }];
      });
      const begin = now - windowMs;
      for (const late of [1, minuteMs, windowMs])
        await expect(reader.read({ from, to, cursor: String(begin + late) })).rejects.toMatchObject({
          trouble: 'late',
        });
      await reader.read({ from, to, cursor: String(begin) });
      expect(asked).toEqual([{ begin, end: now }]);
    }),
  );
});

test('a cursor that is no time of ours begins anew', async () => {
  const asked: number[] = [];
  const reader = createWindowReader({ clock: { now: () => to } }, async ({ begin, end }) => {
    asked.push(begin);
    return [{ transactions: [], upTo: end }];
  });
  await reader.read({ from, to, cursor: 'MTIzLnR4' });
  expect(asked).toEqual([from.getTime() - slackMs]);
});
