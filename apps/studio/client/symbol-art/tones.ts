import type { Colour } from '../../themes/index.ts';

const part = (colour: Colour, shift: number): number => (colour >> shift) & 0xff;

/** A colour moved towards white (`amount` above nought) or black (below), as CSS. */
export function toned(colour: Colour, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const moved = [16, 8, 0].map((shift) =>
    Math.round(part(colour, shift) + (target - part(colour, shift)) * Math.abs(amount)),
  );
  return `rgb(${moved.join(' ')})`;
}

/** A colour that lets through what is below it, as CSS. */
export function sheer(colour: Colour, opacity: number): string {
  return `rgb(${[16, 8, 0].map((shift) => part(colour, shift)).join(' ')} / ${String(Math.round(opacity * 100))}%)`;
}
