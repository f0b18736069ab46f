import { silhouette } from '../icons.ts';
import { seeded } from '../seeded.ts';

/** The side of a scene; screens show a part of it: wide ones its upper two thirds, tall ones its middle. */
export const SCENE_SIZE = 1440;

/** Where colours of the theme go; the page puts them in. */
export type Tone = '$deep' | '$middle' | '$bright' | '$glow' | '$spark';

const whole = (value: number): string => value.toFixed(0);
const fine = (value: number): string => value.toFixed(2);

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Rolling ground from `y` down to the foot of the scene. */
export function ground(seed: string, y: number, rise: number, paint: string, opacity = 1): string {
  const random = seeded(seed);
  let path = `M-20 ${whole(y)}`;
  for (let x = -20; x < SCENE_SIZE + 20; x += 240) {
    const peak = y - rise * (0.4 + random() * 0.6);
    path += `Q${whole(x + 120)} ${whole(peak)} ${whole(x + 240)} ${whole(y + (random() - 0.5) * rise * 0.5)}`;
  }
  return `<path d="${path}V1460H-20Z" fill="${paint}" opacity="${fine(opacity)}"/>`;
}

/** Jagged peaks from `y` down. */
export function peaks(seed: string, y: number, rise: number, paint: string, opacity = 1): string {
  const random = seeded(seed);
  let path = `M-40 ${whole(y)}`;
  for (let x = -40; x < SCENE_SIZE + 40;) {
    const step = 110 + random() * 120;
    path += `L${whole(x + step / 2)} ${whole(y - rise * (0.45 + random() * 0.55))}L${whole(x + step)} ${whole(y - random() * rise * 0.2)}`;
    x += step;
  }
  return `<path d="${path}V1460H-40Z" fill="${paint}" opacity="${fine(opacity)}"/>`;
}

export type Standing = readonly [name: string, x: number, foot: number, size: number, turn?: number];

/** Silhouettes that stand with their foot at a height, in one paint. */
export function standing(paint: string, opacity: number, things: readonly Standing[]): string {
  const drawn = things.map(([name, x, foot, size, turn = 0]) =>
    silhouette(name, x, foot - size * 0.47, size, paint, turn),
  );
  return `<g opacity="${fine(opacity)}">${drawn.join('')}</g>`;
}

/** A round light in the sky with its glow. */
export function orb(x: number, y: number, radius: number, tone: Tone, opacity = 0.9): string {
  return `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius * 2.6)}" fill="${tone}" opacity="${fine(opacity * 0.12)}"/><circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius * 1.6)}" fill="${tone}" opacity="${fine(opacity * 0.18)}"/><circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(radius)}" fill="${tone}" opacity="${fine(opacity)}"/>`;
}

/** Beams from a point. */
export function beams(count: number, x: number, y: number, tone: Tone, opacity: number): string {
  const wedge = (Math.PI * 2) / count;
  const point = (angle: number): string => `${whole(x + Math.cos(angle) * 1800)} ${whole(y + Math.sin(angle) * 1800)}`;
  const path = times(count, (index) => {
    const from = (index - 0.23) * wedge;
    return `M${whole(x)} ${whole(y)}L${point(from)}L${point(from + wedge * 0.46)}Z`;
  });
  return `<path d="${path}" fill="${tone}" opacity="${fine(opacity)}"/>`;
}

export type Strewn = {
  readonly count: number;
  readonly from?: number;
  readonly to?: number;
  readonly largest?: number;
};

/** Small lights all over, or between two heights. */
export function lights(seed: string, tone: Tone, { count, from = 0, to = SCENE_SIZE, largest = 3.6 }: Strewn): string {
  const random = seeded(seed);
  const drawn = times(count, () => {
    const [x, y] = [random() * SCENE_SIZE, from + random() * (to - from)];
    return `<circle cx="${whole(x)}" cy="${whole(y)}" r="${(0.9 + random() * largest).toFixed(1)}" opacity="${fine(0.15 + random() * 0.6)}"/>`;
  });
  return `<g fill="${tone}">${drawn}</g>`;
}

/** Flat clouds in a band. */
export function clouds(seed: string, y: number, tone: Tone, opacity: number): string {
  const random = seeded(seed);
  const drawn = times(7, (index) => {
    const x = index * 230 + random() * 90 - 60;
    const height = y + (random() - 0.5) * 120;
    const breadth = 70 + random() * 70;
    return `<path d="M${whole(x - breadth)} ${whole(height)}a30 30 0 0 1 30-34a46 46 0 0 1 ${whole(breadth * 0.9)}-12a34 34 0 0 1 ${whole(breadth * 0.7)} 46Z"/>`;
  });
  return `<g fill="${tone}" opacity="${fine(opacity)}">${drawn}</g>`;
}

/** Lines of water from `y` down, closer together far away. */
export function water(y: number, tone: Tone, opacity: number): string {
  const lines = times(12, (index) => {
    const height = y + index * index * 3.4 + index * 12;
    const shift = (index % 3) * 70;
    return `<path d="M${whole(-160 + shift)} ${whole(height)}q60 -16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0"/>`;
  });
  return `<g fill="none" stroke="${tone}" stroke-width="4" opacity="${fine(opacity)}">${lines}</g>`;
}

/** Large leaves that reach in from the four corners. */
export function foliage(name: string, paint: string, opacity: number, size = 420): string {
  return standing(paint, opacity, [
    [name, 60, 340, size, 128],
    [name, SCENE_SIZE - 60, 340, size, -128],
    [name, 70, 1010, size, 38],
    [name, SCENE_SIZE - 70, 1010, size, -38],
    [name, 330, 1440, size, 14],
    [name, SCENE_SIZE - 330, 1440, size, -14],
  ]);
}
