import { tenth, times } from './numbers.ts';

/** A leaf of a palm: where it grows, where it points (degrees, 0 to the right, clockwise), how long, how far it hangs. */
export type Frond = {
  readonly from: readonly [number, number];
  readonly turn: number;
  readonly length: number;
  readonly hang: number;
};

type Point = readonly [number, number];

/** A narrow leaf from a point on the rib to its tip. */
function leaflet([x, y]: Point, angle: number, length: number): string {
  const [tipX, tipY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const [sideX, sideY] = [-Math.sin(angle) * length * 0.07, Math.cos(angle) * length * 0.07];
  const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
  const at = (px: number, py: number) => `${tenth(px)} ${tenth(py)}`;
  return `M${at(x, y)}Q${at(midX + sideX, midY + sideY)} ${at(tipX, tipY)}Q${at(midX - sideX, midY - sideY)} ${at(x, y)}Z`;
}

/** The outline of a palm leaf as one path. */
export function frond({ from: [x, y], turn, length, hang }: Frond): string {
  const start = (turn * Math.PI) / 180;
  const count = 17;
  let [px, py] = [x, y];
  const leaflets = times(count, (index) => {
    const share = index / (count - 1);
    const angle = start + hang * share;
    px += (Math.cos(angle) * length) / count;
    py += (Math.sin(angle) * length) / count;
    const size = length * 0.42 * Math.sin(Math.PI * (0.18 + 0.78 * share));
    const spread = 1.15 - 0.75 * share;
    return leaflet([px, py], angle - spread, size) + leaflet([px, py], angle + spread, size);
  });
  const end = start + hang;
  const rib = leaflet([x, y], start + hang / 2, length * 0.96);
  return rib + leaflets.join('') + leaflet([px, py], end, length * 0.2);
}
