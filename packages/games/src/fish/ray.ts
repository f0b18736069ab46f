/** A point of the room in pixels, 0 at the left and on top. */
export type Point = { readonly x: number; readonly y: number };

/** Width and height of the room in pixels; its edges are the walls. */
export type Room = { readonly width: number; readonly height: number };

/** The way of a bullet: from the cannon at an angle (radians, 0 to the right, downwards positive), so many pixels far. */
export type Ray = { readonly origin: Point; readonly angle: number; readonly length: number };

/** One straight piece of a way. */
type Segment = readonly [from: Point, to: Point];

const EPSILON = 1e-9;

/** How far it is from `at` to the wall that lies ahead, in one coordinate. */
function reach(at: number, direction: number, size: number): number {
  if (direction === 0) return Number.POSITIVE_INFINITY;
  return (direction > 0 ? size - at : at) / Math.abs(direction);
}

/** The straight pieces of a ray that is reflected by the walls. */
export function* segmentsOf({ origin, angle, length }: Ray, { width, height }: Room): Iterable<Segment> {
  let from = origin;
  let [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let left = length; left > EPSILON;) {
    const [toSide, toTop] = [reach(from.x, dx, width), reach(from.y, dy, height)];
    const step = Math.max(0, Math.min(left, toSide, toTop));
    const to = { x: from.x + dx * step, y: from.y + dy * step };
    yield [from, to];
    if (toSide <= step + EPSILON) dx = -dx;
    if (toTop <= step + EPSILON) dy = -dy;
    from = to;
    left -= Math.max(step, EPSILON);
  }
}

function distanceToSegment({ x, y }: Point, [from, to]: Segment): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / squared;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - from.x - nearest * dx, y - from.y - nearest * dy);
}

/** How near the reflected ray comes to a point, in pixels. */
export function distanceToRay(point: Point, ray: Ray, room: Room): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const segment of segmentsOf(ray, room)) nearest = Math.min(nearest, distanceToSegment(point, segment));
  return nearest;
}
