import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { describe, expect, it } from 'vitest';
import type { EngineKit } from '../engine-kit.ts';
import { loadEngineKit } from '../load-engine-kit.ts';
import type { Round } from '../studio-api.ts';
import { isRoundVerified } from './verify-round.ts';

const serverSeed = 'ab'.repeat(32);
const context = 'any-game:luna:3';
const fairness = { serverSeed, serverSeedHash: hashServerSeed(serverSeed), clientSeed: 'luna', nonce: 3, context };

function honestOf(kit: EngineKit): Round {
  const draws = kit.drawsOf(createStream(serverSeed, context));
  return { draws, fairness, jackpot: null, jackpotWin: null } as unknown as Round;
}

describe.each(['classic3', 'lines5x3', 'anywhere6x5'] as const)('verifying a round of %s in the browser', (engine) => {
  it('accepts draws that follow from the seeds', async () => {
    const kit = await loadEngineKit(engine);
    expect(isRoundVerified(honestOf(kit), kit)).toBe(true);
  });

  it('checks what was drawn for the pot, after the last word of the game', async () => {
    const kit = await loadEngineKit(engine);
    const stream = createStream(serverSeed, context);
    kit.drawsOf(stream);
    const wordsBefore = stream.wordsUsed();
    const u52 = String(stream.u52());
    const jackpot = { stakeUnits: '100', turnUnits: '1000000', wordsBefore, u52, hit: false };
    const round = { ...honestOf(kit), jackpot };
    expect(isRoundVerified(round, kit)).toBe(true);
    const sure = { ...jackpot, turnUnits: '100', hit: true };
    expect(isRoundVerified({ ...round, jackpot: sure, jackpotWin: '9.00' }, kit)).toBe(true);
    for (const lie of [{ u52: '1' }, { hit: true }, { wordsBefore: wordsBefore + 1 }])
      expect(isRoundVerified({ ...round, jackpot: { ...jackpot, ...lie } }, kit)).toBe(false);
    expect(isRoundVerified({ ...round, jackpotWin: '9.00' }, kit)).toBe(false);
    expect(isRoundVerified({ ...round, jackpot: null, jackpotWin: '9.00' }, kit)).toBe(false);
  });

  it('refuses other draws, another server seed, and a seed that is still hidden', async () => {
    const kit = await loadEngineKit(engine);
    const draws = kit.drawsOf(createStream(serverSeed, context));
    const honest = honestOf(kit);
    const [first = 0, ...rest] = draws;
    expect(isRoundVerified({ ...honest, draws: [first === 0 ? 1 : 0, ...rest] }, kit)).toBe(false);
    expect(isRoundVerified({ ...honest, draws: rest }, kit)).toBe(false);
    const other = { ...honest.fairness, serverSeed: 'cd'.repeat(32) };
    expect(isRoundVerified({ ...honest, fairness: other }, kit)).toBe(false);
    expect(isRoundVerified({ ...honest, fairness: { ...honest.fairness, serverSeed: null } }, kit)).toBe(false);
  });
});
