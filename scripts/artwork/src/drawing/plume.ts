import { tenth, times } from './numbers.ts';

type Point = readonly [number, number];
/** Start, two handles and end of the line along which a feather grows. */
export type Curve = readonly [Point, Point, Point, Point];

export type PlumeLook = {
  /** Half of the feather's breadth where it is broadest. */
  readonly halfWidth: number;
  /** Id of the gradient that fills it. */
  readonly fillId: string;
  readonly barbs: number;
  readonly opacity: number;
  /** Colours of the round spot near the tip, outside and inside. */
  readonly eye?: readonly [string, string];
  /** How soon it grows broad: less than one is sooner. */
  readonly taper?: number;
};

const edgePoints = 56;
const shaftPoints = 24;
/** One side of a feather is a little narrower than the other. */
const narrowSide = 0.84;

const written = (points: readonly Point[]): string => points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L');

function pointOn([a, b, c, d]: Curve, at: number): Point {
  const rest = 1 - at;
  const along = (axis: 0 | 1): number =>
    rest ** 3 * a[axis] + 3 * rest * rest * at * b[axis] + 3 * rest * at * at * c[axis] + at ** 3 * d[axis];
  return [along(0), along(1)];
}

function acrossCurve(curve: Curve, at: number): Point {
  const [fromX, fromY] = pointOn(curve, Math.max(0, at - 0.01));
  const [toX, toY] = pointOn(curve, Math.min(1, at + 0.01));
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [-(toY - fromY) / length, (toX - fromX) / length];
}

/** One tail feather of the quetzal: vane, barbs and shaft along a curve. */
export function plume(curve: Curve, look: PlumeLook): string {
  const { halfWidth, fillId, barbs, opacity, eye, taper = 0.62 } = look;
  const breadth = (at: number): number =>
    halfWidth * (0.16 + 0.84 * at ** taper) * Math.sqrt(Math.max(0, 1 - Math.max(0, (at - 0.86) / 0.14) ** 2));
  const beside = (at: number, distance: number): Point => {
    const [x, y] = pointOn(curve, at);
    const [acrossX, acrossY] = acrossCurve(curve, at);
    return [x + acrossX * distance, y + acrossY * distance];
  };
  const steps = times(edgePoints + 1, (step) => step / edgePoints);
  const outline = [
    ...steps.map((at) => beside(at, breadth(at))),
    ...steps.toReversed().map((at) => beside(at, -breadth(at) * narrowSide)),
  ];
  const barbLines = times(Math.max(0, barbs - 3), (index) => {
    const at = (index + 3) / barbs;
    const end = Math.min(0.97, at + 0.045);
    const reach = breadth(end) * 0.94;
    const root = pointOn(curve, at);
    return `M${written([root, beside(end, reach)])}M${written([root, beside(end, -reach * narrowSide)])}`;
  });
  const shaft = times(shaftPoints + 1, (step) => pointOn(curve, (step / shaftPoints) * 0.97));
  return `<g opacity="${opacity}"><path d="M${written(outline)}Z" fill="url(#${fillId})"/><path d="${barbLines.join('')}" stroke="#fff" stroke-opacity=".13" stroke-width="1" fill="none"/><path d="M${written(shaft)}" stroke="#fff" stroke-opacity=".42" stroke-width="1.4" fill="none" stroke-linecap="round"/>${eye ? spot(pointOn(curve, 0.86), halfWidth, eye) : ''}</g>`;
}

function spot([x, y]: Point, halfWidth: number, [outside, inside]: readonly [string, string]): string {
  const circle = (share: number, fill: string, opacity: number): string =>
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(halfWidth * share)}" fill="${fill}" opacity="${opacity}"/>`;
  return circle(0.62, outside, 0.9) + circle(0.36, inside, 1);
}

export type Headdress = {
  readonly centre: Point;
  /** Where the feathers begin and end, from the centre. */
  readonly innerRadius: number;
  readonly outerRadius: number;
  readonly feathers: number;
  /** Degrees of the first and of the last feather; 0 points to the right, -90 upwards. */
  readonly fromDegrees: number;
  readonly toDegrees: number;
};

/** Straight feathers in a fan, as on a penacho. */
export function headdress(shape: Headdress, look: Omit<PlumeLook, 'barbs' | 'taper'>): string {
  const { centre, innerRadius, outerRadius, feathers, fromDegrees, toDegrees } = shape;
  return times(feathers, (index) => {
    const angle = ((fromDegrees + (index * (toDegrees - fromDegrees)) / (feathers - 1)) * Math.PI) / 180;
    const at = (share: number): Point => {
      const radius = innerRadius + (outerRadius - innerRadius) * share;
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    };
    return plume([at(0), at(0.33), at(0.66), at(1)], { ...look, barbs: 16, taper: 0.8 });
  }).join('');
}
