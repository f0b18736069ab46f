import { createWords, type Stream, streamOf, uniformOf } from '../fairness/index.ts';

/** A stream that writes down every draw with the words it was made of. */
export type Recorder = { readonly stream: Stream; readonly lines: readonly string[] };

/** Opens the chance of a round and keeps a record of it that a person can follow with a pocket calculator. */
export function recordedStream(serverSeed: string, context: string): Recorder {
  const words = createWords(serverSeed, context);
  const lines: string[] = [];
  let taken: number[] = [];
  const plain = streamOf({
    next() {
      const word = words.next();
      taken.push(word);
      return word;
    },
    used: words.used,
  });

  function note<Value>(label: string, read: () => Value, show: (value: Value) => string): Value {
    taken = [];
    const first = words.used();
    const value = read();
    const last = words.used() - 1;
    const place = last > first ? `words ${String(first)}-${String(last)}` : `word ${String(first)}`;
    lines.push(`${place}: ${taken.join(' ')} -> ${label} = ${show(value)}`);
    return value;
  }

  return {
    lines,
    stream: {
      word: () => note('word', plain.word, String),
      uniform: (n) => note(`uniform(${String(n)})`, () => plain.uniform(n), String),
      u52: () => note('u52', plain.u52, String),
      weighted: (weights) =>
        note(
          `weighted(${weights.join(' ')})`,
          () => plain.weighted(weights),
          (index) => `index ${String(index)} (by ${placeOf(taken, weights)})`,
        ),
      draw: (list, count) =>
        note(
          `draw ${String(count)} of ${String(list.length)}`,
          () => plain.draw(list, count),
          (drawn) =>
            `${drawn.join(' ')} (by swaps with ${swapsOf(taken, list.length, count).join(' ')} places further)`,
        ),
      wordsUsed: plain.wordsUsed,
    },
  };
}

/** The numbers that a shuffle has drawn, read again from its words. */
function swapsOf(words: readonly number[], length: number, count: number): number[] {
  let read = 0;
  return Array.from({ length: count }, (_, index) => uniformOf(() => words[read++] as number, length - index));
}

/** The number that chose among weights, read again from its words. */
function placeOf(words: readonly number[], weights: readonly number[]): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let read = 0;
  return `uniform(${String(total)}) = ${String(uniformOf(() => words[read++] as number, total))}`;
}
