import type { Symbol3 } from '@quetzal/games/slots/classic3';

/** A colour as `0xRRGGBB`. */
export type Colour = number;

/** The keys of symbol names in the words of the room `studio`. */
export type SymbolName =
  | 'seven'
  | 'bar'
  | 'bell'
  | 'watermelon'
  | 'grapes'
  | 'tangerine'
  | 'cherries'
  | 'skull'
  | 'guitar'
  | 'candle'
  | 'maracas'
  | 'hibiscus'
  | 'marigold'
  | 'chili'
  | 'bolt'
  | 'crown'
  | 'heart'
  | 'star'
  | 'clover';

/** One game: a look and a sound over the engine classic3. It never touches odds or pays. */
export type Theme = {
  /** The game code of the vendor protocol. */
  readonly code: string;
  readonly name: string;
  readonly vendor: { readonly code: string; readonly name: string };
  readonly colours: {
    /** Behind everything. */
    readonly deep: Colour;
    readonly middle: Colour;
    readonly bright: Colour;
    readonly glow: Colour;
    readonly spark: Colour;
    /** The cabinet's metal, from its light edge to its dark edge. */
    readonly metal: readonly [Colour, Colour, Colour];
    /** The reels: at their edges, towards the middle, and where the light falls. */
    readonly reelEdge: Colour;
    readonly reelMiddle: Colour;
    readonly reelLight: Colour;
    /** One for each of the five lines. */
    readonly lines: readonly [Colour, Colour, Colour, Colour, Colour];
  };
  readonly symbols: Readonly<Record<Symbol3, SymbolName>>;
  readonly sound: {
    /** The root of the win melody, in hertz. */
    readonly rootHz: number;
    /** Steps above the root, in semitones. */
    readonly melody: readonly number[];
    readonly wave: 'sine' | 'triangle' | 'square';
  };
};
