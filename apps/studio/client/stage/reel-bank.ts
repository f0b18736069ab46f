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
  /** What the reels show before the first round. */
  readonly firstStops: readonly number[];
  readonly pace: () => Pace;
  readonly hasReducedMotion: () => boolean;
  readonly onReelStop: (reel: number) => void;
};

/** A turning reel shows sharp symbols during its wind-up. */
const SHARP_MS = 120;

/** The motion of all reels: at rest, turning until there is a result, stopping on it one after another. */
export function createReelBank({ reels, firstStops, pace, hasReducedMotion, onReelStop }: ReelBankOptions) {
  let rested = firstStops;
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
    rest(stops: readonly number[] = firstStops): void {
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
    /**
     * Lets turning reels stop on these places, or on those before; resolves when all are at rest.
     * @param extraMs how much longer each reel turns than usual
     */
    async stopOn(nowMs: number, stops: readonly number[] = rested, extraMs: readonly number[] = []): Promise<void> {
      const { turnMsMin, staggerMs } = pace();
      motions = motions.map((motion, index) => {
        const stop = stops[index] ?? 0;
        if (hasReducedMotion() || motion.kind !== 'turn') return { kind: 'rest', stop };
        const waitMs = index * staggerMs + (extraMs[index] ?? 0);
        return { ...motion, stop, stopAtMs: Math.max(nowMs, motion.sinceMs + turnMsMin) + waitMs };
      });
      rested = stops;
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
    },
    /** Lets reels that know where to stop do so now. */
    hurry(nowMs: number): void {
      motions = motions.map((motion) =>
        motion.kind === 'turn' && Number.isFinite(motion.stopAtMs) ? { ...motion, stopAtMs: nowMs } : motion,
      );
    },
    /** Whether this reel still turns while all before it are at rest. */
    isLastTurning: (reel: number): boolean =>
      motions[reel]?.kind !== 'rest' && motions.slice(0, reel).every(({ kind }) => kind === 'rest'),
  };
}
