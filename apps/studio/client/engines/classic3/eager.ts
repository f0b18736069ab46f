import { LINES, symbolAt, THREE_PAYS, type PerReel } from '@quetzal/games/slots/classic3';

/** Three of a kind worth so many line bets, which is a big win, are worth waiting for. */
const EAGER_PAY = 20 * LINES.length;

/** How much longer each reel turns: the last one, when the two before it leave a big win open on a line. */
export function eagerMs(stops: PerReel<number>, lastMs: number): number[] {
  const isOpen = LINES.some((line) => {
    const symbol = symbolAt(0, stops[0] + line[0]);
    return symbol === symbolAt(1, stops[1] + line[1]) && THREE_PAYS[symbol] >= EAGER_PAY;
  });
  return [0, 0, isOpen ? lastMs : 0];
}
