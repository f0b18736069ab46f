import { createServerSeed, isClientSeed, type RandomBytes } from './seed.ts';

/** The seeds that a player's rounds come from. The server seed stays secret until the pair is retired. */
export type SeedPair = {
  readonly state: 'active' | 'retired';
  readonly serverSeed: string;
  /** What was promised before the first round: see `hashServerSeed`. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** The nonce of the next round, which is also the count of rounds so far. */
  readonly nextNonce: number;
};

/** What a player may see of a pair. */
export type ShownPair = Omit<SeedPair, 'serverSeed'> & { readonly serverSeed: string | null };

/** Why seeds are not changed: the text is no client seed, or a round of the pair is still open. */
export type SeedRefusal = {
  readonly ok: false;
  readonly code: 'fairness.invalid_client_seed' | 'fairness.round_open' | 'fairness.pair_retired';
};

/** A new pair, committed by its hash; `clientSeed` is the player's. */
export function commitPair(
  clientSeed: string,
  randomBytes: RandomBytes,
): { readonly ok: true; readonly pair: SeedPair } | SeedRefusal {
  if (!isClientSeed(clientSeed)) return { ok: false, code: 'fairness.invalid_client_seed' };
  const { seed, hash } = createServerSeed(randomBytes);
  return {
    ok: true,
    pair: { state: 'active', serverSeed: seed, serverSeedHash: hash, clientSeed, nextNonce: 0 },
  };
}

/** Gives one round its nonce. Whoever stores the pair does it in the transaction that takes the stake. */
export function takeNonce(
  pair: SeedPair,
): { readonly ok: true; readonly nonce: number; readonly pair: SeedPair } | SeedRefusal {
  if (pair.state === 'retired') return { ok: false, code: 'fairness.pair_retired' };
  return { ok: true, nonce: pair.nextNonce, pair: { ...pair, nextNonce: pair.nextNonce + 1 } };
}

/**
 * Retires a pair, whose server seed may then be shown, and commits to the next one: what a change of the client seed
 * and a request to reveal both do. An open round would become foreseeable, so it has to end first.
 */
export function rotatePair(
  pair: SeedPair,
  { clientSeed, openRounds }: { readonly clientSeed: string; readonly openRounds: number },
  randomBytes: RandomBytes,
): { readonly ok: true; readonly retired: SeedPair; readonly pair: SeedPair } | SeedRefusal {
  if (pair.state === 'retired') return { ok: false, code: 'fairness.pair_retired' };
  if (openRounds > 0) return { ok: false, code: 'fairness.round_open' };
  const next = commitPair(clientSeed, randomBytes);
  return next.ok ? { ok: true, retired: { ...pair, state: 'retired' }, pair: next.pair } : next;
}

/** A pair as the player sees it: with its server seed only once it is retired. */
export function showPair(pair: SeedPair): ShownPair {
  return { ...pair, serverSeed: pair.state === 'retired' ? pair.serverSeed : null };
}
