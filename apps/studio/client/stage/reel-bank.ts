import type { PerReel } from '@quetzal/games/slots/classic3';
import type { Reel } from './reel.ts';
import { stopMs, stoppingPlace, stoppingSpeed, turningPlace, type Pace } from './reel-motion.ts';

type Motion =
  | { readonly kind: 'rest'; readonly stop: number }
  | {
      readonly kind: 'turn';
      readonly from: number;
      readonly sinceMs: number;
      readonly stopAtMs: number;
      readonly stop: number;
    }
  | { readonly kind: 'stop'; readonly stop: number; readonly sinceMs: number };

export type ReelBankOptions = {
  readonly reels: readonly Reel[];
  readonly pace: () => Pace;
  readonly hasReducedMotion: () => boolean;
  readonly onReelStop: (reel: number) => void;
};

/** A turning reel shows sharp symbols during its wind-up. */
const SHARP_MS = 120;
const FIRST_STOPS: PerReel<number> = [19, 0, 13];

/** The motion of the three reels: at rest, turning until there is a result, stopping on it one after another. */
export function createReelBank({ reels, pace, hasReducedMotion, onReelStop }: ReelBankOptions) {
  let rested: readonly number[] = FIRST_STOPS;
  let motions: Motion[] = rested.map((stop) => ({ kind: 'rest', stop }));
  let settle: (() => void) | undefined;

  function moved(motion: Motion, reel: Reel, nowMs: number): Motion {
    if (motion.kind === 'rest') {
      reel.draw(motion.stop, 0);
      return motion;
    }
    const elapsedMs = nowMs - motion.sinceMs;
    if (motion.kind === 'turn') {
      if (hasReducedMotion()) reel.draw(motion.from, 0);
      else reel.draw(turningPlace(motion.from, elapsedMs, pace()), elapsedMs < SHARP_MS ? 0 : pace().symbolsPerSecond);
      return nowMs < motion.stopAtMs ? motion : { kind: 'stop', stop: motion.stop, sinceMs: nowMs };
    }
    reel.draw(stoppingPlace(motion.stop, elapsedMs, pace()), stoppingSpeed(elapsedMs, pace()));
    return elapsedMs < stopMs(pace()) ? motion : { kind: 'rest', stop: motion.stop };
  }

  return {
    /** Draws all reels as they are now; false when all are at rest. */
    step(nowMs: number): boolean {
      motions = motions.map((motion, index) => {
        const reel = reels[index];
        const next = reel === undefined ? motion : moved(motion, reel, nowMs);
        if (next.kind === 'rest' && motion.kind !== 'rest') onReelStop(index);
        return next;
      });
      const isMoving = motions.some((motion) => motion.kind !== 'rest');
      if (!isMoving) {
        settle?.();
        settle = undefined;
      }
      return isMoving;
    },
    rest(stops: readonly number[] = FIRST_STOPS): void {
      rested = stops;
      motions = stops.map((stop) => ({ kind: 'rest', stop }));
    },
    start(nowMs: number): void {
      motions = rested.map((stop) => ({
        kind: 'turn',
        from: stop,
        sinceMs: nowMs,
        stopAtMs: Number.POSITIVE_INFINITY,
        stop,
      }));
    },
    /** Lets turning reels stop on these places, or on those before; resolves when all are at rest. */
    async stopOn(nowMs: number, stops: readonly number[] = rested): Promise<void> {
      const { turnMsMin, staggerMs } = pace();
      motions = motions.map((motion, index) => {
        const stop = stops[index] ?? 0;
        if (hasReducedMotion() || motion.kind !== 'turn') return { kind: 'rest', stop };
        return { ...motion, stop, stopAtMs: Math.max(nowMs, motion.sinceMs + turnMsMin) + index * staggerMs };
      });
      rested = stops;
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
    },
  };
}
