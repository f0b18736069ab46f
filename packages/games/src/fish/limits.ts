/** What a bullet costs, in hundredths of the currency; a room offers a part of them. */
export const BULLET_LEVELS_HUNDREDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Bullets a second that one seat may fire for long, and at once. */
export const FIRE_RATE_PER_SECOND = 6;
export const FIRE_BURST = 8;
/** Bullets of one seat that may be under way. */
export const LIVE_BULLETS_MAX = 30;
/** A bullet that has hit nothing after this time is given back. */
export const BULLET_LIFE_MS = 15_000;

/** A token bucket: how many shots are left, and when that was so (server time in milliseconds). */
export type Bucket = { readonly tokens: number; readonly at: number };

/** What the server knows of a seat that wants to fire. */
export type Seat = { readonly bucket: Bucket; readonly liveBullets: number };

/** Why a shot is refused, without a debit. */
export type FireRefusal = {
  readonly ok: false;
  readonly code: 'fish.unknown_level' | 'fish.too_many_bullets' | 'fish.too_fast';
};

/** The bucket of a seat that has just been taken. */
export function fullBucket(now: number): Bucket {
  return { tokens: FIRE_BURST, at: now };
}

/**
 * Whether a seat may fire a bullet of this level now; `bucket` is what it has left afterwards.
 * @param levels the levels of the room, in hundredths of the currency
 */
export function judgeFire(
  { bucket, liveBullets }: Seat,
  { level, levels, now }: { readonly level: number; readonly levels: readonly number[]; readonly now: number },
): { readonly ok: true; readonly bucket: Bucket } | FireRefusal {
  if (!levels.includes(level)) return { ok: false, code: 'fish.unknown_level' };
  if (liveBullets >= LIVE_BULLETS_MAX) return { ok: false, code: 'fish.too_many_bullets' };
  const elapsedMs = Math.max(0, now - bucket.at);
  const tokens = Math.min(FIRE_BURST, bucket.tokens + (elapsedMs * FIRE_RATE_PER_SECOND) / 1000);
  if (tokens < 1) return { ok: false, code: 'fish.too_fast' };
  return { ok: true, bucket: { tokens: tokens - 1, at: Math.max(now, bucket.at) } };
}
