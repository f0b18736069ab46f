import { KINDS, type Kind } from './kinds.ts';

/** How many fish the room is kept between. */
export const FISH_MIN = 25;
export const FISH_MAX = 40;

/** Of these there is at most one in a room. */
const LONERS: ReadonlySet<string> = new Set(['f15', 'f16', 'f17', 's3']);

/** The kinds that may come next into a room with these fish: a whole group has to fit, and loners stay alone. */
export function spawnableKinds(alive: readonly string[]): readonly Kind[] {
  const room = FISH_MAX - alive.length;
  return [...KINDS.values()].filter(
    ({ id, group: [smallest] }) => smallest <= room && !(LONERS.has(id) && alive.includes(id)),
  );
}
