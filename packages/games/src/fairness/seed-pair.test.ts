import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commitPair,
  hashServerSeed,
  keepsCommitment,
  rotatePair,
  showPair,
  takeNonce,
  type SeedPair,
} from './index.ts';

function newPair(clientSeed = 'luna'): SeedPair {
  const made = commitPair(clientSeed, randomBytes);
  if (!made.ok) throw new Error(made.code);
  return made.pair;
}

describe('seed pair', () => {
  it('commits to its server seed before the first round and does not show it', () => {
    const pair = newPair();
    expect(pair.serverSeedHash).toBe(hashServerSeed(pair.serverSeed));
    expect(showPair(pair)).toEqual({ ...pair, serverSeed: null });
    expect(pair.nextNonce).toBe(0);
  });

  it('gives each round the next nonce, without gaps', () => {
    let pair = newPair();
    const nonces: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const taken = takeNonce(pair);
      if (!taken.ok) throw new Error(taken.code);
      nonces.push(taken.nonce);
      pair = taken.pair;
    }
    expect(nonces).toEqual([0, 1, 2, 3]);
  });

  it('shows the old server seed and starts a new pair from nonce 0 when the client seed changes', () => {
    const pair = { ...newPair(), nextNonce: 7 };
    const rotated = rotatePair(pair, { clientSeed: 'sol', openRounds: 0 }, randomBytes);
    if (!rotated.ok) throw new Error(rotated.code);
    expect(showPair(rotated.retired).serverSeed).toBe(pair.serverSeed);
    expect(keepsCommitment(pair.serverSeed, rotated.retired.serverSeedHash)).toBe(true);
    expect(rotated.pair).toMatchObject({ state: 'active', clientSeed: 'sol', nextNonce: 0 });
    expect(rotated.pair.serverSeed).not.toBe(pair.serverSeed);
  });

  it('is not retired while a round is open', () => {
    expect(rotatePair(newPair(), { clientSeed: 'sol', openRounds: 1 }, randomBytes)).toEqual({
      ok: false,
      code: 'fairness.round_open',
    });
  });

  it.each(['', 'a:b', 'x'.repeat(65)])('refuses the client seed %j and keeps the pair', (clientSeed) => {
    expect(commitPair(clientSeed, randomBytes)).toEqual({ ok: false, code: 'fairness.invalid_client_seed' });
    expect(rotatePair(newPair(), { clientSeed, openRounds: 0 }, randomBytes)).toEqual({
      ok: false,
      code: 'fairness.invalid_client_seed',
    });
  });

  it('takes no round and no second rotation once it is retired', () => {
    const retired: SeedPair = { ...newPair(), state: 'retired' };
    expect(takeNonce(retired)).toEqual({ ok: false, code: 'fairness.pair_retired' });
    expect(rotatePair(retired, { clientSeed: 'sol', openRounds: 0 }, randomBytes)).toEqual({
      ok: false,
      code: 'fairness.pair_retired',
    });
  });

  it.each(['', 'zz', 'a'.repeat(63)])('does not take %j for a kept promise', (seed) => {
    expect(keepsCommitment(seed, newPair().serverSeedHash)).toBe(false);
  });
});
