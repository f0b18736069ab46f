import { feedPageMin, feedPath, feedPathOf } from '../../protocol/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { aMinuteAgo } from '../feed-reading.ts';
import { keysOfAStranger } from '../stranger.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectSigned, expectStatus, type Tampering, type Wire } from '../wire.ts';

const pathNow = (wire: Wire): string => feedPathOf({ from: aMinuteAgo(wire), limit: feedPageMin });

/** A page that is asked for with a wrong signature: refused with 401. */
async function refused(wire: Wire, status: string, tampering: Tampering): Promise<void> {
  const answer = await wire.get(pathNow(wire), tampering);
  expectStatus(answer, status);
  if (answer.httpStatus !== 401) throw new BrokenPromise(`${status} comes with HTTP 401, got ${answer.httpStatus}`);
}

/** Signatures and clocks of the feed, both ways. */
export const feedSignatureCases: TortureCase[] = [
  {
    id: 'feed-signed',
    rule: 'W2',
    title: 'every page of the feed is signed, refusals too',
    needs: 'feed',
    async check(wire) {
      const page = await wire.get(pathNow(wire));
      expectStatus(page, 'OK');
      expectSigned(page, 'a page of the feed');
      expectSigned(await wire.get(`${feedPath}?limit=9`), 'a refusal of a page too small');
      expectSigned(await wire.get(pathNow(wire), { skewSeconds: 120 }), 'a refusal for the clock');
    },
  },
  {
    id: 'feed-for-its-vendor',
    rule: 'W2',
    title: 'a page is given to its vendor alone, by the clock: what is signed wrongly or for another page is refused',
    needs: 'feed',
    async check(wire) {
      await refused(wire, 'INVALID_SIGNATURE', { secret: keysOfAStranger(wire) });
      for (const leaveOut of ['x-signature', 'x-timestamp', 'x-vendor'] as const)
        await refused(wire, 'INVALID_SIGNATURE', { leaveOut });
      for (const signedPath of [feedPath, `${pathNow(wire)}0`])
        await refused(wire, 'INVALID_SIGNATURE', { signedPath });
      for (const skewSeconds of [-45, 45]) await refused(wire, 'CLOCK_SKEW', { skewSeconds });
      for (const skewSeconds of [-20, 20]) expectStatus(await wire.get(pathNow(wire), { skewSeconds }), 'OK');
    },
  },
];
