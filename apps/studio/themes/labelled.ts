import { paint, type Paint } from './paint.ts';
import type { SceneName } from './scene-names.ts';
import type { PictureName } from './symbol-names.ts';
import type { Anywhere6x5Theme, Classic3Theme, Lines5x3Theme, Vendor } from './theme.ts';
import { soundOf, type TuneName } from './tunes.ts';

type Given<Symbols> = {
  readonly paint: Paint;
  readonly scene: SceneName;
  /** The win melody and how many semitones from A4 it begins. */
  readonly tune: readonly [TuneName, number];
  readonly symbols: Symbols;
};

type P = PictureName;
/** From the rarest to the most common: 7, BAR, BELL, MELON, PLUM, ORANGE, CHERRY. */
type Seven = readonly [P, P, P, P, P, P, P];
/** Four high symbols, the wild one and the scatter; the low ones are A, K, Q and J. */
type Six = readonly [P, P, P, P, P, P];
/** Four high symbols and the scatter; the low ones are gems, and orbs multiply. */
type Five = readonly [P, P, P, P, P];

const lookOf = (vendor: Vendor, code: string, name: string, given: Given<unknown>) => ({
  code,
  name,
  vendor,
  colours: paint(given.paint),
  scene: given.scene,
  sound: soundOf(...given.tune),
});

/** Makes the themes of one vendor, each in few words. */
export function labelled(vendor: Vendor) {
  return {
    classic3(code: string, name: string, given: Given<Seven>): Classic3Theme {
      const [seven, bar, bell, melon, plum, orange, cherry] = given.symbols;
      const symbols = { '7': seven, BAR: bar, BELL: bell, MELON: melon, PLUM: plum, ORANGE: orange, CHERRY: cherry };
      return { engine: 'classic3', ...lookOf(vendor, code, name, given), symbols };
    },
    lines5x3(code: string, name: string, given: Given<Six>): Lines5x3Theme {
      const [first, second, third, fourth, wild, scatter] = given.symbols;
      const high = { H1: first, H2: second, H3: third, H4: fourth, W: wild, S: scatter };
      const symbols = { ...high, A: 'ace', K: 'king', Q: 'queen', J: 'jack' } as const;
      return { engine: 'lines5x3', ...lookOf(vendor, code, name, given), symbols };
    },
    anywhere6x5(code: string, name: string, given: Given<Five>): Anywhere6x5Theme {
      const [first, second, third, fourth, scatter] = given.symbols;
      const high = { S1: first, S2: second, S3: third, S4: fourth, SC: scatter };
      const gems = { S5: 'gem_hexagon', S6: 'gem_square', S7: 'gem_round', S8: 'gem_drop' } as const;
      return { engine: 'anywhere6x5', ...lookOf(vendor, code, name, given), symbols: { ...high, ...gems, OR: 'orb' } };
    },
  };
}
