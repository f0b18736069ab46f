import type { Stream } from '../fairness/index.ts';
import type { PathFamily } from './kinds.ts';
import type { Point, Room } from './ray.ts';

/** How many paths each family has in a room. */
export const PATHS_PER_FAMILY = 40;
/** How long a fish may take for its path. */
export const PATH_SECONDS_MIN = 12;
export const PATH_SECONDS_MAX = 25;

/**
 * One way through the room: two points for A and B, three for C, four for D, where the last ones bend the curve.
 * `wave` is nought but for B: how far and how often it swings.
 */
export type Path = {
  readonly family: PathFamily;
  readonly points: readonly Point[];
  readonly wave: { readonly amplitudePx: number; readonly swings: number };
  readonly durationMs: number;
};

const STILL = { amplitudePx: 0, swings: 0 };
const POINTS: Readonly<Record<PathFamily, number>> = { A: 2, B: 2, C: 3, D: 4 };

/** De Casteljau: halves the control points by interpolation until one is left. */
function bezier(points: readonly Point[], share: number): Point {
  const [first, ...rest] = points;
  if (first === undefined) throw new RangeError('A path has points');
  if (rest.length === 0) return first;
  let before = first;
  const nearer = rest.map((point) => {
    const between = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    before = point;
    return between;
  });
  return bezier(nearer, share);
}

/** Where a fish is at a share 0..1 of its path. A straight line is the Bezier curve of two points. */
function pointAt({ points, wave }: Path, share: number): Point {
  const point = bezier(points, share);
  if (wave.amplitudePx === 0) return point;
  const [from, to] = [points[0] as Point, points[1] as Point];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const swing = (wave.amplitudePx * Math.sin(2 * Math.PI * wave.swings * share)) / length;
  // Across the line: the direction turned by a right angle.
  return { x: point.x - (to.y - from.y) * swing, y: point.y + (to.x - from.x) * swing };
}

/**
 * Where a fish is, a pure function of its path and the server's clock; undefined before it comes and after it has left.
 * @param elapsedMs since it was spawned
 */
export function positionAt(path: Path, elapsedMs: number): Point | undefined {
  if (elapsedMs < 0 || elapsedMs > path.durationMs) return undefined;
  return pointAt(path, elapsedMs / path.durationMs);
}

/** A point on the left or right edge, or inside of the room. */
function pointOn(stream: Pick<Stream, 'uniform'>, room: Room, side?: 'left' | 'right'): Point {
  const y = stream.uniform(room.height + 1);
  if (side === undefined) return { x: stream.uniform(room.width + 1), y };
  return { x: side === 'left' ? 0 : room.width, y };
}

/** Draws one path from one side of the room to the other; a loop comes back to its own side. */
export function drawPath(stream: Pick<Stream, 'uniform'>, family: PathFamily, room: Room): Path {
  const isFromLeft = stream.uniform(2) === 0;
  const [near, far] = isFromLeft ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const start = pointOn(stream, room, near);
  const bends = Array.from({ length: POINTS[family] - 2 }, () => pointOn(stream, room));
  const end = pointOn(stream, room, family === 'D' ? near : far);
  const spread = (PATH_SECONDS_MAX - PATH_SECONDS_MIN) * 1000;
  const durationMs = PATH_SECONDS_MIN * 1000 + stream.uniform(spread + 1);
  const wave = family === 'B' ? { amplitudePx: 30 + stream.uniform(71), swings: 1 + stream.uniform(4) } : STILL;
  return { family, points: [start, ...bends, end], wave, durationMs };
}

/** The paths of a room: forty of each family, the same for the same stream. */
export function drawPaths(stream: Pick<Stream, 'uniform'>, room: Room): Readonly<Record<PathFamily, readonly Path[]>> {
  const forty = (family: PathFamily): readonly Path[] =>
    Array.from({ length: PATHS_PER_FAMILY }, () => drawPath(stream, family, room));
  return { A: forty('A'), B: forty('B'), C: forty('C'), D: forty('D') };
}
