import { linear } from '../drawing/definitions.ts';
import { silhouette } from '../drawing/icons.ts';
import { lettering } from '../drawing/lettering.ts';
import { tenth } from '../drawing/numbers.ts';
import type { DrawnObject } from './drawn-object.ts';

const suits = {
  S: { sign: 'spades', ink: '#1d2233' },
  C: { sign: 'clubs', ink: '#1d2233' },
  H: { sign: 'hearts', ink: '#d3123f' },
  D: { sign: 'diamonds', ink: '#d3123f' },
} as const;

/** Rank and suit, such as `AS` for the ace of spades. */
export type CardName = `${'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | '5' | '3' | '2'}${keyof typeof suits}`;

const width = 104;
const height = 146;
const faceId = 'card-face';

function cardFace(name: CardName): string {
  const suit = suits[name.slice(-1) as keyof typeof suits];
  const rank = name.slice(0, -1);
  const size = rank.length > 1 ? 26 : 31;
  const left = -width / 2 + 9;
  const letters = lettering(rank, { weight: 800, size, left, baseline: -height / 2 + 34, tracking: -2 });
  const cornerSign = silhouette(suit.sign, tenth(left + letters.width / 2), -height / 2 + 52, 23, suit.ink);
  const corner = `<path d="${letters.path}" fill="${suit.ink}"/>${cornerSign}`;
  return [
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="12" fill="url(#${faceId})" stroke="#0a1020" stroke-opacity=".28" stroke-width="1.6"/>`,
    corner,
    `<g transform="rotate(180)">${corner}</g>`,
    silhouette(suit.sign, 0, 0, 56, suit.ink),
  ].join('');
}

/** A hand of cards, fanned out from its foot, the last in front. */
export function playingCards(...names: [CardName, ...CardName[]]): DrawnObject {
  const gradient = linear(
    faceId,
    [0, -height / 2, 0, height / 2],
    [
      [0, '#ffffff'],
      [1, '#dfe6f1'],
    ],
  );
  const step = names.length > 2 ? 17 : 21;
  const zoom = [1.24, 1.06, 1.02, 0.94][names.length - 1] ?? 0.82;
  const fan = names.map((name, index) => {
    const turn = tenth((index - (names.length - 1) / 2) * step);
    return `<g transform="rotate(${turn} 0 150)">${cardFace(name)}</g>`;
  });
  return { drawing: `<defs>${gradient}</defs><g transform="scale(${zoom})">${fan.join('')}</g>` };
}
