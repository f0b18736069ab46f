/** Where the piece was during a slide. */
export interface SlidePoint {
  /** Pixels of the picture from its left edge to the left edge of the piece. */
  x: number;
  /** Pixels of the picture that the pointer is below where the slide began; 0 with the keyboard. */
  y: number;
  /** Milliseconds since the slide began. */
  atMs: number;
}

const pointsMax = 600;
const gapMs = 8;

/** Adds a point; of points that come closer than a few milliseconds the last one counts, and a long slide has an end. */
export function addPoint(points: readonly SlidePoint[], point: SlidePoint): readonly SlidePoint[] {
  const beforeLast = points.at(-2);
  const isClose = beforeLast !== undefined && point.atMs - beforeLast.atMs < gapMs;
  if (isClose || points.length >= pointsMax) return [...points.slice(0, -1), point];
  return [...points, point];
}

/** A slide as it is handed over: whole pixels, whole milliseconds. */
export function roundPoints(points: readonly SlidePoint[]): SlidePoint[] {
  return points.map(({ x, y, atMs }) => ({ x: Math.round(x), y: Math.round(y), atMs: Math.round(atMs) }));
}
