import type { Sound } from './theme.ts';

/** Win melodies by mood. */
const TUNES = {
  fanfare: { melody: [0, 4, 7, 12, 16], wave: 'triangle' },
  fiesta: { melody: [0, 3, 7, 10, 12], wave: 'sine' },
  thunder: { melody: [0, 5, 7, 12, 19], wave: 'triangle' },
  mystery: { melody: [0, 1, 5, 8, 12], wave: 'sine' },
  orient: { melody: [0, 2, 4, 7, 9, 12], wave: 'triangle' },
  arcade: { melody: [0, 7, 12, 7, 12, 19], wave: 'square' },
  lullaby: { melody: [0, 4, 9, 12, 11], wave: 'sine' },
  march: { melody: [0, 0, 7, 7, 12], wave: 'triangle' },
  tropic: { melody: [0, 4, 7, 9, 12, 9], wave: 'sine' },
  spooky: { melody: [0, 3, 6, 9, 12], wave: 'triangle' },
} as const satisfies Record<string, Omit<Sound, 'rootHz'>>;

export type TuneName = keyof typeof TUNES;

/** A tune from a root: `A4` is 440 Hz, and so many semitones from there. */
export function soundOf(tune: TuneName, semitonesFromA4: number): Sound {
  return { ...TUNES[tune], rootHz: Math.round(440 * 2 ** (semitonesFromA4 / 12) * 100) / 100 };
}
