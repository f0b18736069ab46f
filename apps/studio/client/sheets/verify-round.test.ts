import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { spin } from '@quetzal/games/slots/classic3';
import { describe, expect, it } from 'vitest';
import type { Round } from '../studio-api.ts';
import { isRoundVerified } from './verify-round.ts';

const serverSeed = 'ab'.repeat(32);
const context = 'rayo-777:luna:3';
const fairness = { serverSeed, serverSeedHash: hashServerSeed(serverSeed), clientSeed: 'luna', nonce: 3, context };
const { stops } = spin(createStream(serverSeed, context));
const honest = { stops, fairness } as unknown as Round;

describe('verifying a round in the browser', () => {
  it('accepts reels that follow from the seeds', () => {
    expect(isRoundVerified(honest)).toBe(true);
  });

  it('refuses other reels, another server seed, and a seed that is still hidden', () => {
    expect(isRoundVerified({ ...honest, stops: [(stops[0] + 1) % 24, stops[1], stops[2]] })).toBe(false);
    expect(isRoundVerified({ ...honest, fairness: { ...fairness, serverSeed: 'cd'.repeat(32) } })).toBe(false);
    expect(isRoundVerified({ ...honest, fairness: { ...fairness, serverSeed: null } })).toBe(false);
  });
});
