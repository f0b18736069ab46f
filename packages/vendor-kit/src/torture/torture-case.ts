import type { Wire } from './wire.ts';

/** One promise that a wallet must keep. It throws `BrokenPromise` when the wallet does not. */
export type TortureCase = {
  id: string;
  title: string;
  /** The rule of the protocol that it is about. */
  rule: string;
  /** What it cannot do without; left out of the run, and said so, when that is not there. */
  needs?: 'endSession' | 'freeRounds' | 'feed';
} & (
  | { check: (wire: Wire) => Promise<void> }
  /** Begins before all others and is judged in its turn, long after. */
  | { begin: (wire: Wire) => Promise<() => Promise<void>> }
);
