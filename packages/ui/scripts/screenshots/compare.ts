import type { Picture } from './picture.ts';

/** How far two pictures may be apart and still be the same. */
export interface Tolerance {
  /** Difference of a colour channel (0 to 255) that still counts as equal. */
  channelMax: number;
  /** A pixel may also equal a neighbour this far away: letters are not drawn alike everywhere. */
  reach: number;
  /** So many pixels may differ. */
  pixelsMax: number;
  /** The height may differ by so many pixels. */
  heightMax: number;
}

/** For the browser that took the baselines, where the same story gives the same picture. */
export const strict: Tolerance = { channelMax: 20, reach: 0, pixelsMax: 16, heightMax: 0 };

/** For another browser or another machine, whose letters have other edges. */
export const lenient: Tolerance = { channelMax: 40, reach: 1, pixelsMax: 60, heightMax: 4 };

/** The mean colour of a block this wide must agree too: a slightly other background differs nowhere by much. */
const blockSize = 32;
const blockMeanMax = 4;

/** What tells two pictures apart. */
export interface Difference {
  reason: 'size' | 'pixels' | 'colour';
  /** Pixels that differ; 0 when only the size or a mean colour does. */
  pixelCount: number;
  /** One byte per pixel of the first picture: 1 where it differs. */
  mask: Uint8Array;
}

/** The difference of two pictures that cannot be tolerated; null when they show the same. */
export function compare(one: Picture, other: Picture, tolerance: Tolerance): Difference | null {
  const isSized = one.width === other.width && Math.abs(one.height - other.height) <= tolerance.heightMax;
  const mask = new Uint8Array(one.width * one.height);
  if (!isSized) return { reason: 'size', pixelCount: 0, mask };
  const height = Math.min(one.height, other.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (agrees(one, other, x, y, tolerance) && agrees(other, one, x, y, tolerance)) continue;
      mask[y * one.width + x] = 1;
    }
  }
  const pixelCount = dropSpecks(mask, one.width);
  if (pixelCount > tolerance.pixelsMax) return { reason: 'pixels', pixelCount, mask };
  return hasOtherTint(one, other, height) ? { reason: 'colour', pixelCount, mask } : null;
}

/* Edges of letters come out one or two pixels differently now and then: only three together are something. */
function dropSpecks(mask: Uint8Array, width: number): number {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const specks: number[] = [];
  let kept = 0;
  for (let at = mask.indexOf(1); at !== -1; at = mask.indexOf(1, at + 1)) {
    if (around.filter((step) => mask[at + step] === 1).length < 2) specks.push(at);
    else kept += 1;
  }
  for (const at of specks) mask[at] = 0;
  return kept;
}

function agrees(one: Picture, other: Picture, x: number, y: number, { channelMax, reach }: Tolerance): boolean {
  if (isNear(one, other, x, y, x, y, channelMax)) return true;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (isNear(one, other, x, y, x + dx, y + dy, channelMax)) return true;
    }
  }
  return false;
}

function isNear(one: Picture, other: Picture, x: number, y: number, u: number, v: number, channelMax: number): boolean {
  if (u < 0 || v < 0 || u >= other.width || v >= other.height) return false;
  const at = (y * one.width + x) * 3;
  const to = (v * other.width + u) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[to + channel] ?? 0)) > channelMax) return false;
  }
  return true;
}

function hasOtherTint(one: Picture, other: Picture, height: number): boolean {
  for (let top = 0; top + blockSize <= height; top += blockSize) {
    for (let start = 0; start + blockSize <= one.width; start += blockSize) {
      for (let channel = 0; channel < 3; channel += 1) {
        const apart = meanOf(one, start, top, channel) - meanOf(other, start, top, channel);
        if (Math.abs(apart) > blockMeanMax) return true;
      }
    }
  }
  return false;
}

function meanOf({ width, pixels }: Picture, start: number, top: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + blockSize; y += 1) {
    for (let x = start; x < start + blockSize; x += 1) sum += pixels[(y * width + x) * 3 + channel] ?? 0;
  }
  return sum / blockSize ** 2;
}
