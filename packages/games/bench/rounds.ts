import { createWords, type Stream, streamOf, type Words } from '../src/fairness/index.ts';
import * as anywhere6x5 from '../src/slots/anywhere6x5/index.ts';
import * as classic3 from '../src/slots/classic3/index.ts';
import * as lines5x3 from '../src/slots/lines5x3/index.ts';
import type { Workload } from './measure.ts';
import { naiveWords } from './naive-words.ts';

type Source = { readonly name: string; readonly open: (serverSeed: string, context: string) => Words };

const SEED = 'a7'.repeat(32);
const sources: readonly Source[] = [
  { name: 'ours', open: (seed, context) => createWords(seed, context) },
  { name: 'naive', open: naiveWords },
];

const slots: Readonly<Record<string, (stream: Stream) => number>> = {
  classic3: (stream) => classic3.spin(stream).winUnits,
  lines5x3: (stream) => lines5x3.play(stream).winUnits,
  anywhere6x5: (stream) => anywhere6x5.play(stream).winHundredths,
};

/** Words of one long round. */
function words({ name, open }: Source): Workload {
  return {
    name: `words ${name}`,
    run(times) {
      const { next } = open(SEED, 'bench:luna:0');
      let sum = 0;
      for (let word = 0; word < times; word += 1) sum += next();
      return sum;
    },
  };
}

/** Whole rounds of a slot, each with its own nonce, from the seed to the win. */
function spins({ name, open }: Source, game: string, play: (stream: Stream) => number): Workload {
  return {
    name: `${game} ${name}`,
    run(times) {
      let sum = 0;
      for (let nonce = 0; nonce < times; nonce += 1) sum += play(streamOf(open(SEED, `${game}:luna:${String(nonce)}`)));
      return sum;
    },
  };
}

/** Each workload of ours followed by its naive reference. */
export const fairnessWorkloads: readonly Workload[] = [
  ...sources.map(words),
  ...Object.entries(slots).flatMap(([game, play]) => sources.map((source) => spins(source, game, play))),
];
