import { BULLET_LIFE_MS } from './limits.ts';
import { distanceToRay, type Point, type Ray, type Room } from './ray.ts';

/** How far beside the ray a fish may be, in pixels, and how long it may have swum meanwhile, in seconds. */
export const HIT_DISTANCE_PX = 60;
export const HIT_DELAY_SECONDS = 0.25;

/** What the server knows of a bullet. A locked one was fired at a certain fish and needs no ray. */
export type Bullet = {
  readonly firedAt: number;
  readonly isLive: boolean;
  readonly isLocked: boolean;
  readonly ray: Ray;
};

/** What the server knows of a fish at the moment of the report. */
export type Target = { readonly isAlive: boolean; readonly position: Point; readonly speedPxPerSecond: number };

/** Why a report of a hit is refused; a bullet that is live stays so. */
export type HitRefusal = {
  readonly ok: false;
  readonly code: 'fish.bullet_spent' | 'fish.bullet_expired' | 'fish.fish_gone' | 'fish.off_the_ray';
};

/** Whether a reported hit counts. All times are the server's, in milliseconds. */
export function judgeHit(
  bullet: Bullet,
  target: Target,
  { now, room }: { readonly now: number; readonly room: Room },
): { readonly ok: true } | HitRefusal {
  if (!bullet.isLive) return { ok: false, code: 'fish.bullet_spent' };
  if (now - bullet.firedAt >= BULLET_LIFE_MS) return { ok: false, code: 'fish.bullet_expired' };
  if (!target.isAlive) return { ok: false, code: 'fish.fish_gone' };
  if (bullet.isLocked) return { ok: true };
  const allowed = HIT_DISTANCE_PX + target.speedPxPerSecond * HIT_DELAY_SECONDS;
  const isNear = distanceToRay(target.position, bullet.ray, room) <= allowed;
  return isNear ? { ok: true } : { ok: false, code: 'fish.off_the_ray' };
}
