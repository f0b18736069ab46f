import { accept, refuse, type Answer } from '../refusal.ts';

/** A system by name: how many legs it takes and the sizes of its parlays. */
export type System = { readonly legCount: number; readonly sizes: readonly number[] };

/** Trixie 4 parlays, patent 7, yankee 11, lucky15 15, canadian 26. */
export const SYSTEMS: Readonly<Record<'trixie' | 'patent' | 'yankee' | 'lucky15' | 'canadian', System>> = {
  trixie: { legCount: 3, sizes: [2, 3] },
  patent: { legCount: 3, sizes: [1, 2, 3] },
  yankee: { legCount: 4, sizes: [2, 3, 4] },
  lucky15: { legCount: 4, sizes: [1, 2, 3, 4] },
  canadian: { legCount: 5, sizes: [2, 3, 4, 5] },
};

const sizeOfLegs = /^(\d{1,2})\/(\d{1,2})$/;

/** Reads the name of a system: one of `SYSTEMS`, or `k/n` for every parlay of k out of n legs. */
export function readSystem(name: string): Answer<System> {
  if (Object.hasOwn(SYSTEMS, name)) return accept(SYSTEMS[name as keyof typeof SYSTEMS]);
  const match = sizeOfLegs.exec(name);
  if (match === null) return refuse('sports.system_unknown');
  const size = Number(match[1]);
  const legCount = Number(match[2]);
  return size >= 1 && size <= legCount ? accept({ legCount, sizes: [size] }) : refuse('sports.system_sizes');
}
