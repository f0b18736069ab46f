import type { Stream } from '../../fairness/index.ts';

/** What a slot engine asks of chance. */
export type SlotStream = Pick<Stream, 'uniform' | 'weighted'>;

/**
 * Notes what a slot draws, in order: a stop for each `uniform`, an index for each `weighted`. These few numbers are the whole
 * round; every window, tumble and win follows from them by the rules.
 */
export function keepDraws(stream: SlotStream): { readonly stream: SlotStream; readonly draws: readonly number[] } {
  const draws: number[] = [];
  const keep = (drawn: number): number => {
    draws.push(drawn);
    return drawn;
  };
  return {
    draws,
    stream: {
      uniform: (n) => keep(stream.uniform(n)),
      weighted: (weights) => keep(stream.weighted(weights)),
    },
  };
}

/**
 * Gives a slot the draws of a round again, so that it plays the same round without its seeds.
 * @throws RangeError when a draw is missing, or is none that the slot could have made
 */
export function replayDraws(draws: readonly number[]): SlotStream {
  let place = 0;
  function next(count: number): number {
    const drawn = draws[place];
    if (drawn === undefined || !Number.isInteger(drawn) || drawn < 0 || drawn >= count)
      throw new RangeError(`draw ${String(place)} is none of ${String(count)}: ${String(drawn)}`);
    place += 1;
    return drawn;
  }
  return { uniform: next, weighted: (weights) => next(weights.length) };
}
