import { puzzleSize } from './draw-puzzle.ts';
import type { SliderInput } from './slider.store.ts';

/** Milliseconds since the piece was touched, and where it was then, in pixels from its start and from its top. */
export type TrailPoint = readonly [ms: number, left: number, top: number];

/** A way of the piece, where it ended, and the time that there was for it. */
export interface Trail {
  trail: readonly TrailPoint[];
  left: number;
  input: SliderInput;
  withinMs: number;
}

const durationMaxMs = 60_000;
/** A hand takes about as long as this at least; a row of keys longer. */
const durationMinMs = { pointer: 250, keyboard: 400 } as const;
const pointsMin = { pointer: 8, keyboard: 4 } as const;
/** Nobody hits keys faster; a key that is held down repeats about as often. */
const keyGapMinMs = 12;
/** The most that one key moves the piece, but for the keys that lead to an end of its way. */
const keyStepMax = 40;
const ends: readonly number[] = [0, puzzleSize.width - puzzleSize.pieceWidth];
/** Of an even pace a hand is off by more than this part of the way. */
const unevennessMin = 0.02;

/** Whether a way looks as if a person had moved the piece: in time, forward, ending where it was left, not like a ruler. */
export function isHumanTrail({ trail, left, input, withinMs }: Trail): boolean {
  const first = trail[0];
  const last = trail.at(-1);
  if (first === undefined || last === undefined || trail.length < pointsMin[input]) return false;
  const durationMs = last[0] - first[0];
  if (first[0] < 0 || durationMs < durationMinMs[input] || last[0] > Math.min(durationMaxMs, withinMs)) return false;
  if (Math.abs(last[1] - left) > 1 || isTooFar(0, first[1], input)) return false;
  return input === 'keyboard' ? areKeySteps(trail) : isUneven(trail) && timesRise(trail);
}

/** Whether a step is wider than a key or the first touch makes one; Home and End lead to an end at once. */
function isTooFar(from: number, to: number, input: SliderInput): boolean {
  if (input === 'keyboard' && ends.includes(to)) return false;
  return Math.abs(to - from) > keyStepMax;
}

const timesRise = (trail: readonly TrailPoint[]): boolean =>
  trail.every(([ms], index) => index === 0 || ms >= (trail[index - 1]?.[0] ?? 0));

/** Steps of a key: never two at once, none too far, and straight. */
function areKeySteps(trail: readonly TrailPoint[]): boolean {
  return trail.every(([ms, left, top], index) => {
    const before = trail[index - 1];
    if (before === undefined) return true;
    return ms - before[0] >= keyGapMinMs && !isTooFar(before[1], left, 'keyboard') && top === before[2];
  });
}

/** How far the way strays from one at an even pace, as a part of it: a program that draws a line does not stray. */
function isUneven(trail: readonly TrailPoint[]): boolean {
  const [startMs = 0, startLeft = 0] = trail[0] ?? [];
  const [endMs = 0, endLeft = 0] = trail.at(-1) ?? [];
  const length = Math.abs(endLeft - startLeft);
  if (length === 0) return false;
  const squares = trail.map(([ms, left]) => {
    const even = startLeft + ((endLeft - startLeft) * (ms - startMs)) / (endMs - startMs);
    return (left - even) ** 2;
  });
  const strayed = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  return strayed / length >= unevennessMin;
}
