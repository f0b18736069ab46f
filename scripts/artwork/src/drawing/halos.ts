import type { Palette } from '../look/palettes.ts';
import { tenth, times } from './numbers.ts';

/** Draws what frames a tile's subject, on 300 × 400; the gradient `disc` is at hand. */
type DrawHalo = (palette: Palette) => string;

const around = (radius: number, degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [tenth(150 + radius * Math.cos(angle)), tenth(165 + radius * Math.sin(angle))];
};

const disc: DrawHalo = ({ glow }) =>
  `<circle cx="150" cy="165" r="104" fill="url(#disc)"/><circle cx="150" cy="165" r="104" fill="none" stroke="${glow}" stroke-opacity=".55" stroke-width="2"/><circle cx="150" cy="165" r="92" fill="none" stroke="${glow}" stroke-opacity=".3" stroke-width="1"/>`;

const sun: DrawHalo = ({ spark }) => {
  const beams = times(36, (index) => {
    const [fromX, fromY] = around(98, index * 10);
    const [toX, toY] = around(index % 3 ? 108 : 120, index * 10);
    return `M${fromX} ${fromY}L${toX} ${toY}`;
  });
  return `<circle cx="150" cy="165" r="90" fill="url(#disc)"/><path d="${beams.join('')}" stroke="${spark}" stroke-opacity=".85" stroke-width="3.4" stroke-linecap="round"/><circle cx="150" cy="165" r="90" fill="none" stroke="${spark}" stroke-opacity=".7" stroke-width="2.2"/>`;
};

const hex: DrawHalo = ({ glow }) => {
  const corners = (radius: number): string => times(6, (index) => around(radius, index * 60 - 90).join(',')).join(' ');
  return `<polygon points="${corners(116)}" fill="url(#disc)" stroke="${glow}" stroke-opacity=".6" stroke-width="2.4"/><polygon points="${corners(102)}" fill="none" stroke="${glow}" stroke-opacity=".28"/>`;
};

const gate: DrawHalo = ({ glow }) =>
  `<path d="M52 300V150a98 98 0 0 1 196 0v150Z" fill="url(#disc)" stroke="${glow}" stroke-opacity=".5" stroke-width="2.4"/><path d="M66 300V152a84 84 0 0 1 168 0v148" fill="none" stroke="${glow}" stroke-opacity=".25"/>`;

export const halos = { disc, sun, hex, gate, none: () => '' } as const satisfies Record<string, DrawHalo>;

export type HaloName = keyof typeof halos;
