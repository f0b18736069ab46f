import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BULLET_LEVELS_HUNDREDTHS,
  type Bullet,
  BULLET_LIFE_MS,
  FIRE_BURST,
  FIRE_RATE_PER_SECOND,
  fullBucket,
  judgeFire,
  judgeHit,
  LIVE_BULLETS_MAX,
  type Target,
} from './index.ts';

const levels = BULLET_LEVELS_HUNDREDTHS;
const room = { width: 1280, height: 720 };
const bullet: Bullet = {
  firedAt: 1_000,
  isLive: true,
  isLocked: false,
  ray: { origin: { x: 0, y: 360 }, angle: 0, length: 1280 },
};
const target: Target = { isAlive: true, position: { x: 700, y: 360 }, speedPxPerSecond: 80 };

/** How many of these shots (server times in milliseconds) a seat gets off. */
function shotsTaken(times: readonly number[]): number {
  let bucket = fullBucket(times[0] ?? 0);
  return times.filter((now) => {
    const judged = judgeFire({ bucket, liveBullets: 0 }, { level: 1, levels, now });
    if (judged.ok) ({ bucket } = judged);
    return judged.ok;
  }).length;
}

describe('firing', () => {
  it('allows eight bullets at once and six a second for long', () => {
    expect(shotsTaken(Array.from({ length: 20 }, () => 5_000))).toBe(FIRE_BURST);
    const tenSeconds = Array.from({ length: 1_000 }, (_, shot) => shot * 10);
    expect(shotsTaken(tenSeconds)).toBe(FIRE_BURST + Math.floor(9.99 * FIRE_RATE_PER_SECOND));
  });

  it('never allows more than burst and rate together, however the shots come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 60 }), (gaps) => {
        let now = 0;
        const times = gaps.map((gap) => (now += gap));
        const elapsedMs = now - (times[0] ?? 0);
        expect(shotsTaken(times)).toBeLessThanOrEqual(FIRE_BURST + (elapsedMs * FIRE_RATE_PER_SECOND) / 1000);
      }),
    );
  });

  it('gains nothing by a clock that goes backwards', () => {
    const spent = { tokens: 0, at: 10_000 };
    expect(judgeFire({ bucket: spent, liveBullets: 0 }, { level: 1, levels, now: 2_000 })).toEqual({
      ok: false,
      code: 'fish.too_fast',
    });
  });

  it('refuses a level that the room does not offer and a bullet above thirty', () => {
    const seat = { bucket: fullBucket(0), liveBullets: 0 };
    expect(judgeFire(seat, { level: 3, levels, now: 0 })).toEqual({ ok: false, code: 'fish.unknown_level' });
    expect(judgeFire(seat, { level: 1, levels: [10, 20], now: 0 })).toEqual({ ok: false, code: 'fish.unknown_level' });
    expect(judgeFire({ ...seat, liveBullets: LIVE_BULLETS_MAX }, { level: 1, levels, now: 0 })).toEqual({
      ok: false,
      code: 'fish.too_many_bullets',
    });
  });
});

describe('hits', () => {
  it('count on a living fish near the ray of a live bullet', () => {
    expect(judgeHit(bullet, target, { now: 1_500, room })).toEqual({ ok: true });
  });

  it('allow 60 pixels and a quarter of a second of the fish beside the ray', () => {
    const beside = (y: number): unknown =>
      judgeHit(bullet, { ...target, position: { x: 700, y } }, { now: 1_500, room });
    expect(beside(360 + 80)).toEqual({ ok: true });
    expect(beside(360 + 80.01)).toEqual({ ok: false, code: 'fish.off_the_ray' });
  });

  it('need no ray for a locked shot', () => {
    const far = { ...target, position: { x: 700, y: 0 } };
    expect(judgeHit({ ...bullet, isLocked: true }, far, { now: 1_500, room })).toEqual({ ok: true });
  });

  it.each([
    ['fish.bullet_spent', { ...bullet, isLive: false }, target, 1_500],
    ['fish.bullet_expired', bullet, target, 1_000 + BULLET_LIFE_MS],
    ['fish.fish_gone', bullet, { ...target, isAlive: false }, 1_500],
  ] as const)('are refused as %s', (code, shot, fish, now) => {
    expect(judgeHit(shot, fish, { now, room })).toEqual({ ok: false, code });
  });
});
