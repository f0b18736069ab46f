/** Where on a gradient (0..1), which colour, and how opaque when not fully. */
export type Stop = readonly [number, string] | readonly [number, string, number];

function stops(all: readonly Stop[]): string {
  return all
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}

/** A gradient from one point to another, in the coordinates of the drawing. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  all: readonly Stop[],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse">${stops(all)}</linearGradient>`;
}

type Circle = readonly [number, number, number];

/** A gradient out of a centre, in the coordinates of the drawing. */
export function radial(id: string, [cx, cy, radius]: Circle, all: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}" gradientUnits="userSpaceOnUse">${stops(all)}</radialGradient>`;
}

/** A gradient out of a centre, in shares of what it fills: it is as wide and as high as that. */
export function radialWithin(id: string, [cx, cy, radius]: Circle, all: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stops(all)}</radialGradient>`;
}

const around = 'x="-40%" y="-40%" width="180%" height="190%"';

export function dropShadow(
  id: string,
  shadow: { readonly drop: number; readonly softness: number; readonly colour: string; readonly opacity: number },
): string {
  return `<filter id="${id}" ${around}><feDropShadow dx="0" dy="${shadow.drop}" stdDeviation="${shadow.softness}" flood-color="${shadow.colour}" flood-opacity="${shadow.opacity}"/></filter>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" ${around}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}
