import { createStream, roundContext } from '@quetzal/games/fairness';
import { play, type Play } from '@quetzal/games/slots/anywhere6x5';
import { expect, it } from 'vitest';
import { createSequenceShow } from './show-sequence.ts';

/** The first round without free spins whose tumbles win as wanted. */
function roundOf(isWanted: (hundredths: number) => boolean): Play {
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const round = play(createStream('cd'.repeat(32), roundContext({ game: 'cheers', clientSeed: 'luna', nonce })));
    const { base, freeSpins } = round;
    if (freeSpins.length === 0 && base.steps.length > 0 && isWanted(base.tumbleWin)) return round;
  }
  throw new Error('no round wins as wanted');
}

/** What the tumbles of the first round that wins as wanted set free. */
async function tumblesOf(isWanted: (hundredths: number) => boolean) {
  const cheers: string[] = [];
  const show = createSequenceShow(
    {
      host: { clientWidth: 600 },
      onScene: () => undefined,
      onNoise: () => undefined,
      amountOf: String,
      hasReducedMotion: () => false,
    },
    {
      board: {
        accent: () => undefined,
        fill: async () => undefined,
        tumble: async () => undefined,
        pointOf: () => ({ x: 0, y: 0 }),
      },
      flights: { rise: async () => undefined, gather: async () => undefined },
      sparks: { burst: () => void cheers.push('sparks') },
      timeline: { run: async () => undefined },
      pace: () => ({ winMs: 0, orbMs: 0 }) as never,
    },
  );
  await show.play(roundOf(isWanted).base, 0);
  return cheers;
}

it('tumbles that give back no more than the bet set no sparks free; those that give more do', async () => {
  expect(await tumblesOf((hundredths) => hundredths < 100)).toEqual([]);
  expect(await tumblesOf((hundredths) => hundredths > 100)).toContain('sparks');
});
