import { useMediaQuery } from './use-media-query.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The person asked for less motion: nothing may move by itself, and what moves on demand jumps. */
export function isMotionReduced(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** Tells it again whenever it changes. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotion);
}
