import type { Score, ThreeWay } from './selection.ts';

const scoreText = /^(\d{1,2})-(\d{1,2})$/;

/** The scores of the correct-score market unless the operator lists others: 0-0 to 3-3. */
export const LISTED_SCORES: readonly Score[] = [0, 1, 2, 3].flatMap((first) =>
  [0, 1, 2, 3].map((second): Score => [first, second]),
);

/** Reads `2-1`; undefined for anything else. */
export function parseScore(text: string): Score | undefined {
  const match = scoreText.exec(text);
  return match === null ? undefined : [Number(match[1]), Number(match[2])];
}

export function formatScore(score: Score): string {
  return `${String(score[0])}-${String(score[1])}`;
}

export function isSameScore(left: Score, right: Score): boolean {
  return left[0] === right[0] && left[1] === right[1];
}

/** Who is ahead: `1`, `2`, or `X` for neither. */
export function threeWay([first, second]: Score): ThreeWay {
  if (first === second) return 'X';
  return first > second ? '1' : '2';
}
