import type { Symbol6 } from '@quetzal/games/slots/anywhere6x5';
import type { Symbol3 } from '@quetzal/games/slots/classic3';
import type { Symbol5 } from '@quetzal/games/slots/lines5x3';
import type { SceneName } from './scene-names.ts';
import type { SymbolName } from './symbol-names.ts';

/** A colour as `0xRRGGBB`. */
export type Colour = number;

/** The label under which a game is sold. */
export type Vendor = { readonly code: string; readonly name: string };

/** Everything that is painted in the colours of a theme. */
export type Colours = {
  /** Behind everything. */
  readonly deep: Colour;
  readonly middle: Colour;
  readonly bright: Colour;
  readonly glow: Colour;
  readonly spark: Colour;
  /** The cabinet's metal, from its light edge to its dark edge; also the rim of every symbol. */
  readonly metal: readonly [Colour, Colour, Colour];
  /** The reels: at their edges, towards the middle, and where the light falls. */
  readonly reelEdge: Colour;
  readonly reelMiddle: Colour;
  readonly reelLight: Colour;
  /** Of pay lines; a game with more lines begins again. */
  readonly lines: readonly [Colour, Colour, Colour, Colour, Colour];
  /** What letters and gems are cut from, from the dearest to the most common. */
  readonly gems: readonly [Colour, Colour, Colour, Colour];
};

/** What a win sounds like. */
export type Sound = {
  /** The root of the win melody, in hertz. */
  readonly rootHz: number;
  /** Steps above the root, in semitones. */
  readonly melody: readonly number[];
  readonly wave: 'sine' | 'triangle' | 'square';
};

type Look = {
  /** The game code of the vendor protocol. */
  readonly code: string;
  readonly name: string;
  readonly vendor: Vendor;
  readonly colours: Colours;
  /** What lies behind the cabinet, in the colours of the theme. */
  readonly scene: SceneName;
  readonly sound: Sound;
};

type OverEngine<Engine extends string, Id extends string> = Look & {
  readonly engine: Engine;
  /** How each symbol of the engine is drawn. */
  readonly symbols: Readonly<Record<Id, SymbolName>>;
};

export type Classic3Theme = OverEngine<'classic3', Symbol3>;
export type Lines5x3Theme = OverEngine<'lines5x3', Symbol5>;
export type Anywhere6x5Theme = OverEngine<'anywhere6x5', Symbol6>;

/** One game: a look and a sound over one of the engines. It never touches odds or pays. */
export type Theme = Classic3Theme | Lines5x3Theme | Anywhere6x5Theme;
