export interface Point {
  x: number;
  y: number;
}

/** Places values on a plot: the first at the start, the last at the end, the smallest at the bottom. */
export function placePoints(values: readonly number[], width: number, height: number, floor?: number): Point[] {
  const low = Math.min(...values, floor ?? Infinity);
  const high = Math.max(...values, floor ?? -Infinity);
  const span = high - low || 1;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({ x: index * step, y: height - ((value - low) / span) * height }));
}

/** Where 0 lies beside the points of `placePoints`: beyond the plot when all values are on one side of it. */
export function placeZero(values: readonly number[], height: number): number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return height + (low / span) * height;
}

/** A curve through the points that never overshoots between two of them. */
export function linePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  let previous = first;
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (const point of others) {
    const middle = (previous.x + point.x) / 2;
    path += `C${round(middle)} ${round(previous.y)} ${round(middle)} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
    previous = point;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
