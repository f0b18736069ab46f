export { type Bullet, HIT_DELAY_SECONDS, HIT_DISTANCE_PX, type HitRefusal, judgeHit, type Target } from './hit.ts';
export {
  type Kind,
  KINDS,
  type PathFamily,
  RETURN_TO_PLAYER,
  RULES_VERSION,
  type WeightedMultiplier,
} from './kinds.ts';
export {
  type Bucket,
  BULLET_LEVELS_HUNDREDTHS,
  BULLET_LIFE_MS,
  FIRE_BURST,
  FIRE_RATE_PER_SECOND,
  type FireRefusal,
  fullBucket,
  judgeFire,
  LIVE_BULLETS_MAX,
  type Seat,
} from './limits.ts';
export {
  drawPath,
  drawPaths,
  type Path,
  PATH_SECONDS_MAX,
  PATH_SECONDS_MIN,
  PATHS_PER_FAMILY,
  positionAt,
} from './path.ts';
export { distanceToRay, type Point, type Ray, type Room, segmentsOf } from './ray.ts';
export { payout, resolveShot, type Shot, type ShotResult } from './shot.ts';
export { FISH_MAX, FISH_MIN, spawnableKinds } from './spawn.ts';
