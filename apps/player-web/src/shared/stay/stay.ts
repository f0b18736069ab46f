import type { ValueOf } from '../wire/answer.ts';

/** What a member did since they came, and what interrupts or ends it. */
export type Stay = ValueOf<'getPlaySession'>;

/** Why no bet is taken until the member has looked up; null while play may go on. A time that is over comes first. */
export function interruptionOf({ limit, realityCheck }: Stay): 'over' | 'check' | null {
  if (limit?.isOver === true) return 'over';
  return realityCheck?.isDue === true ? 'check' : null;
}

const msMax = 600_000;
const msMin = 1000;

/** In how many milliseconds the server has something new to say, ten minutes at most; its own clock decides. */
export function nextLookMs(stay: Stay): number {
  const serverNow = Date.parse(stay.startedAt) + stay.elapsedSeconds * 1000;
  const coming = [
    stay.limit?.isOver === false ? stay.limit.endsAt : null,
    stay.realityCheck?.isDue === false ? stay.realityCheck.dueAt : null,
  ].filter((at) => at !== null);
  const wait = Math.min(...coming.map((at) => Date.parse(at) - serverNow), msMax);
  return Math.max(wait, msMin);
}
