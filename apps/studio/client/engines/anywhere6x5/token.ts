import type { Cell } from '@quetzal/games/slots/anywhere6x5';
import { Container, Sprite, Text } from 'pixi.js';
import type { Sheet } from '../../stage/sheet.ts';

const SYMBOL_SHARE = 1;
const LABEL_SHARE = 0.34;

export type Token = ReturnType<typeof createToken>;

/** The figures on orbs and over the board. */
export function figure(text: string, size: number): Text {
  const label = new Text({
    text,
    style: {
      fontFamily: 'Geologica Variable, system-ui, sans-serif',
      fontSize: size,
      fontWeight: '800',
      fill: 0xffffff,
      stroke: { color: 0x1a0a05, width: size * 0.16, join: 'round' },
    },
  });
  label.anchor.set(0.5);
  return label;
}

/** One symbol that lies in a cell, falls, or vanishes. An orb has its value on it. */
export function createToken({ symbol, orb }: Cell, sheet: Sheet) {
  const container = new Container();
  const sprite = new Sprite(sheet.sharp(symbol));
  sprite.anchor.set(0.5);
  container.addChild(sprite);
  const label = orb > 0 ? figure(`×${String(orb)}`, 48) : undefined;
  if (label !== undefined) container.addChild(label);
  let scale = 1;
  return {
    symbol,
    orb,
    container,
    layout(cell: number): void {
      scale = (cell * SYMBOL_SHARE) / sprite.texture.width;
      sprite.scale.set(scale);
      label?.scale.set((cell * LABEL_SHARE) / 48);
    },
    /** `swell` 0 to 1 lifts it, `strength` 0 to 1 lets it fade. */
    accent(swell: number, strength: number): void {
      container.scale.set(1 + 0.12 * swell);
      container.alpha = strength;
    },
  };
}
