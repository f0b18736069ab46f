import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { describe, expect, it } from 'vitest';
import { loadEngineKit } from '../load-engine-kit.ts';
import type { Round } from '../studio-api.ts';
import { isRoundVerified } from './verify-round.ts';

const serverSeed = 'ab'.repeat(32);
const context = 'any-game:luna:3';
const fairness = { serverSeed, serverSeedHash: hashServerSeed(serverSeed), clientSeed: 'luna', nonce: 3, context };

describe.each(['classic3', 'lines5x3', 'anywhere6x5'] as const)('verifying a round of %s in the browser', (engine) => {
  it('accepts draws that follow from the seeds', async () => {
    const kit = await loadEngineKit(engine);
    const honest = { draws: kit.drawsOf(createStream(serverSeed, context)), fairness } as unknown as Round;
    expect(isRoundVerified(honest, kit)).toBe(true);
  });

  it('refuses other draws, another server seed, and a seed that is still hidden', async () => {
    const kit = await loadEngineKit(engine);
    const draws = kit.drawsOf(createStream(serverSeed, context));
    const honest = { draws, fairness } as unknown as Round;
    const [first = 0, ...rest] = draws;
    expect(isRoundVerified({ ...honest, draws: [first === 0 ? 1 : 0, ...rest] }, kit)).toBe(false);
    expect(isRoundVerified({ ...honest, draws: rest }, kit)).toBe(false);
    const other = { ...honest.fairness, serverSeed: 'cd'.repeat(32) };
    expect(isRoundVerified({ ...honest, fairness: other }, kit)).toBe(false);
    expect(isRoundVerified({ ...honest, fairness: { ...honest.fairness, serverSeed: null } }, kit)).toBe(false);
  });
});
