import type { Posting } from './ledger.posting.ts';

/** What waits to be posted, and whose accounts are being posted to at this moment. */
export interface PostingQueue<T extends { posting: Posting }> {
  readonly length: number;
  add(ask: T): void;
  /**
   * Takes up to `max` asks whose players have nothing under way, in order of arrival; undefined when there is none. A
   * batch that met another one's player would only wait for it, and hold up its other players meanwhile.
   */
  take(max: number): T[] | undefined;
  /** Says that a batch that was taken is done. */
  done(batch: readonly T[]): void;
}

/** How far beyond one batch a busy queue is looked through for players who are free. */
const batchesLookedThrough = 4;

function playersOf({ transfers }: Posting, visit: (accountId: bigint) => void): void {
  for (const { from, to } of transfers) {
    if (from.ownerKind === 'player') visit(from.id);
    if (to.ownerKind === 'player') visit(to.id);
  }
}

/** An empty queue. */
export function createPostingQueue<T extends { posting: Posting }>(): PostingQueue<T> {
  let waiting: T[] = [];
  const underWay = new Set<bigint>();

  return {
    get length() {
      return waiting.length;
    },
    add(ask) {
      waiting.push(ask);
    },
    take(max) {
      const batch: T[] = [];
      const left: T[] = [];
      const passedOver = new Set<bigint>();
      let looked = 0;
      for (const ask of waiting) {
        if (batch.length === max || looked === max * batchesLookedThrough) break;
        looked += 1;
        let isFree = true;
        playersOf(ask.posting, (id) => {
          if (underWay.has(id) || passedOver.has(id)) isFree = false;
        });
        if (isFree) batch.push(ask);
        else {
          // Who comes later for the same player stays behind.
          playersOf(ask.posting, (id) => passedOver.add(id));
          left.push(ask);
        }
      }
      if (batch.length === 0) return undefined;
      waiting = left.concat(waiting.slice(looked));
      for (const { posting } of batch) playersOf(posting, (id) => underWay.add(id));
      return batch;
    },
    done(batch) {
      for (const { posting } of batch) playersOf(posting, (id) => underWay.delete(id));
    },
  };
}
