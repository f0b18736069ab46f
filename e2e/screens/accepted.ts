import type { Fault } from './find-faults.ts';

/** What may be cut: names that nobody can shorten, and strips that move by themselves. */
const accepted: readonly { kind: Fault['kind']; where: RegExp; why: string }[] = [
  { kind: 'cut', where: /^(game-tile|winner-tile) /, why: 'The name of a game ends in dots; its page tells it whole' },
  { kind: 'cut', where: /^(marquee|notice-bar) /, why: 'Moves past, and opens whole' },
  { kind: 'cut', where: /^promo-card /, why: 'The next card peeps in; the offer is told whole behind its button' },
  { kind: 'outside', where: /^marquee /, why: 'Moves past, and opens whole' },
  { kind: 'cut', where: /^app-shell h1$/, why: 'The name of the game that is open' },
  { kind: 'cut', where: /^copyable-code /, why: 'An address to copy' },
];

export const isAccepted = ({ kind, where }: Fault): boolean =>
  accepted.some((one) => one.kind === kind && one.where.test(where));
