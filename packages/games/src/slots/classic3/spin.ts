import type { Stream } from '../../fairness/index.ts';
import { evaluate, type Evaluation } from './evaluate.ts';
import { STRIP_LENGTH, type PerReel } from './strips.ts';

/** The whole result of one round. */
export type Spin = Evaluation & { readonly stops: PerReel<number> };

/** Draws the three stops, reel by reel, and judges them. */
export function spin(stream: Pick<Stream, 'uniform'>): Spin {
  const stops: PerReel<number> = [
    stream.uniform(STRIP_LENGTH),
    stream.uniform(STRIP_LENGTH),
    stream.uniform(STRIP_LENGTH),
  ];
  return { stops, ...evaluate(stops) };
}
