import { linear } from '../drawing/definitions.ts';
import { tenth, times } from '../drawing/numbers.ts';
import { metals, type MetalName } from '../look/metals.ts';
import type { DrawnObject } from './drawn-object.ts';

const at = (radius: number, turn: number): string =>
  `${tenth(radius * Math.sin(turn * 2 * Math.PI))} ${tenth(-radius * Math.cos(turn * 2 * Math.PI))}`;

/** A piece of a ring; `from` and `to` are parts of a full turn from the top. */
function ringPiece(inner: number, outer: number, from: number, to: number, fill: string): string {
  return `<path d="M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z" fill="${fill}"/>`;
}

function metalRim(id: string, name: MetalName): string {
  const { shine, face, shadow, edge } = metals[name];
  return linear(
    id,
    [-70, -90, 70, 90],
    [
      [0, shine],
      [0.3, face],
      [0.62, shadow],
      [0.8, face],
      [1, edge],
    ],
  );
}

const disc = (radius: number, fill: string, more = ''): string => `<circle r="${radius}" fill="${fill}"${more}/>`;

/** A roulette wheel from above: 37 pockets, the zero on top, a turret of four arms, the ball at rest. */
export function rouletteWheel(metal: MetalName, bowl: string): DrawnObject {
  const pockets = 37;
  const rim = 'url(#wheel-rim)';
  const colours = times(pockets, (index) => (index === 0 ? '#17a65b' : index % 2 ? '#d3123f' : '#171b29'));
  const half = 0.5 / pockets;
  const drawn = colours.map((fill, index) => ringPiece(58, 84, index / pockets - half, index / pockets + half, fill));
  const frets = times(pockets, (index) => `M${at(58, index / pockets + half)}L${at(84, index / pockets + half)}`);
  const arms = [0, 90].map(
    (turn) => `<rect x="-4" y="-40" width="8" height="80" rx="4" fill="${rim}" transform="rotate(${turn + 20})"/>`,
  );
  const knobs = times(4, (index) => {
    const [x, y] = at(40, index / 4 + 20 / 360).split(' ');
    return `<circle cx="${x}" cy="${y}" r="7" fill="${rim}"/>`;
  });
  const drawing = [
    `<defs>${metalRim('wheel-rim', metal)}<radialGradient id="wheel-cone"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>`,
    disc(100, rim),
    disc(94, bowl),
    disc(86, rim),
    ...drawn,
    `<path d="${frets.join('')}" stroke="${metals[metal].face}" stroke-width="1.3"/>`,
    disc(58, rim),
    disc(55, bowl),
    disc(55, 'url(#wheel-cone)', ' opacity=".7"'),
    ...arms,
    ...knobs,
    disc(15, rim),
    disc(7, metals[metal].shine),
    '<circle cx="46" cy="-54" r="6.5" fill="#fff"/><circle cx="44" cy="-56" r="2.4" fill="#cfd8e6"/>',
    `<path d="M-78 -52A94 94 0 0 1 30 -89A94 94 0 0 0 -78 -52Z" fill="#fff" opacity=".35"/>`,
  ].join('');
  return { drawing };
}

/** A wheel of fortune: coloured pieces, lamps on the rim, a pointer on top. */
export function prizeWheel(
  metal: MetalName,
  colours: readonly [string, string, ...string[]],
  pieces = 12,
): DrawnObject {
  const rim = 'url(#wheel-rim)';
  const drawn = times(pieces, (index) =>
    ringPiece(0, 82, (index - 0.5) / pieces, (index + 0.5) / pieces, colours[index % colours.length] ?? colours[0]),
  );
  const spokes = times(pieces, (index) => `M0 0L${at(82, (index + 0.5) / pieces)}`);
  const lamps = times(pieces * 2, (index) => {
    const [x, y] = at(89, index / (pieces * 2)).split(' ');
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="#fffbe0"/>`;
  });
  const drawing = [
    `<defs>${metalRim('wheel-rim', metal)}</defs>`,
    disc(97, rim),
    disc(82, metals[metal].edge),
    ...drawn,
    `<path d="${spokes.join('')}" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`,
    ...lamps,
    `<circle r="82" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="4"/>`,
    disc(22, rim),
    disc(13, metals[metal].shine),
    `<path d="M0 -66L-15 -101A15 15 0 0 1 15 -101Z" fill="#fff" stroke="${metals[metal].edge}" stroke-width="3"/>`,
  ].join('');
  return { drawing };
}
