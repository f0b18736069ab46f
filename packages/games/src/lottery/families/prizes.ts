import type { PrizeDraw } from '../draw.ts';

/** Visits every prize of the named classes. */
export function eachPrize(
  draw: PrizeDraw,
  source: readonly string[],
  visit: (prize: string, name: string) => void,
): void {
  for (const name of source) {
    for (const prize of draw[name] as readonly string[]) visit(prize, name);
  }
}

/** The last or the first digits of a prize; undefined when it has fewer. */
export function digitsAt(prize: string, digits: number, at: 'tail' | 'head'): string | undefined {
  if (prize.length < digits) return undefined;
  return at === 'tail' ? prize.slice(-digits) : prize.slice(0, digits);
}

/** Which of the pairs 00..99 are the last two digits of a prize: entry n is 1 when n occurs. */
export function pairsShown(draw: PrizeDraw, source: readonly string[]): Uint8Array {
  const shown = new Uint8Array(100);
  eachPrize(draw, source, (prize) => {
    const last = prize.length - 1;
    shown[(prize.charCodeAt(last - 1) - 48) * 10 + prize.charCodeAt(last) - 48] = 1;
  });
  return shown;
}

/** How many of the two-digit numerals occur. */
export function hitsAmong(picked: ReadonlySet<string>, shown: Uint8Array): number {
  let hits = 0;
  for (const pair of picked) hits += shown[Number(pair)] as number;
  return hits;
}
