import type { Palette } from '../look/palettes.ts';
import { greca } from './greca.ts';
import { hundredth, tenth, times } from './numbers.ts';
import { headdress } from './plume.ts';

/** Draws what lies behind a tile's subject, on 300 × 400; the gradient `plume` is at hand. */
export type DrawPattern = (palette: Palette, random: () => number) => string;

/** Where the light of every tile comes from. */
const centre = { x: 150, y: 165 };

export const rays: DrawPattern = ({ glow }, random) => {
  const count = 22;
  const turn = random() * 20;
  const point = (angle: number): string =>
    `${tenth(centre.x + 420 * Math.cos(angle))} ${tenth(centre.y + 420 * Math.sin(angle))}`;
  const wedges = times(count, (index) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    return `M${centre.x} ${centre.y}L${point(angle)}L${point(angle + Math.PI / count)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="${glow}" opacity=".13"/>`;
};

export const rings: DrawPattern = ({ glow }) =>
  times(8, (index) => {
    const ring = index + 1;
    return `<circle cx="${centre.x}" cy="${centre.y}" r="${ring * 34}" fill="none" stroke="${glow}" stroke-opacity="${tenth(0.26 - ring * 0.024)}" stroke-width="${ring % 2 ? 1.5 : 9}"/>`;
  }).join('');

export const fret: DrawPattern = ({ glow }) => {
  const path = greca(11);
  const rows = times(6, (row) => row - 1).map((row) =>
    times(5, (column) => column - 1)
      .map((column) => {
        const left = column * 100 + (row % 2 ? 50 : 0);
        return `<path transform="translate(${left} ${row * 92}) scale(${(column + row) % 2 ? -1 : 1} 1)" d="${path}"/>`;
      })
      .join(''),
  );
  return `<g fill="none" stroke="${glow}" stroke-opacity=".16" stroke-width="3">${rows.join('')}</g>`;
};

export const plumes: DrawPattern = ({ middle, deep, glow, spark }) => {
  const centreOfFan = [150, 196] as const;
  const long = headdress(
    { centre: centreOfFan, innerRadius: 30, outerRadius: 250, feathers: 12, fromDegrees: -196, toDegrees: 16 },
    { halfWidth: 27, fillId: 'plume', eye: [spark, deep], opacity: 0.6 },
  );
  const short = headdress(
    { centre: centreOfFan, innerRadius: 20, outerRadius: 176, feathers: 11, fromDegrees: -186, toDegrees: 6 },
    { halfWidth: 22, fillId: 'plume', eye: [glow, middle], opacity: 0.75 },
  );
  return long + short;
};

export const halftone: DrawPattern = ({ glow }) => {
  const dots = times(22, (row) =>
    times(17, (column) => {
      const x = column * 19 + (row % 2 ? 9.5 : 0);
      const y = row * 16.5;
      const strength = Math.max(0, 1 - y / 260) * (0.5 + (0.5 * Math.abs(x - 150)) / 150);
      return strength > 0.04 ? `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(strength * 6.4)}"/>` : '';
    }).join(''),
  );
  return `<g fill="${glow}" opacity=".2">${dots.join('')}</g>`;
};

export const facets: DrawPattern = ({ glow }, random) => {
  const rows = times(9, (index) => index - 1).map((row) =>
    times(7, (index) => index - 1)
      .map((column) => {
        const opacity = hundredth(0.03 + random() * 0.13);
        return `<path d="M${column * 64 + (row % 2 ? 32 : 0)} ${row * 52}l32 52h-64z" opacity="${opacity}"/>`;
      })
      .join(''),
  );
  return `<g fill="${glow}">${rows.join('')}</g>`;
};
