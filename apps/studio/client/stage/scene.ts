/** What pays just now; `symbol` is the engine's, `units` are what its payout takes. */
export type Note =
  | {
      readonly kind: 'line';
      readonly line: number;
      readonly symbol: string;
      readonly count: number;
      readonly units: number;
    }
  | { readonly kind: 'symbols'; readonly symbol: string; readonly count: number; readonly units: number }
  | { readonly kind: 'multiplied'; readonly by: number; readonly units: number }
  | { readonly kind: 'more_spins'; readonly count: number };

/** Where the free spins of a round are. */
export type Feature =
  | { readonly kind: 'intro'; readonly spins: number }
  | {
      readonly kind: 'spins';
      /** The free spin that is shown, from 1, and how many there are so far. */
      readonly spin: number;
      readonly of: number;
      /** What wins are multiplied by. */
      readonly factor: number;
    }
  | { readonly kind: 'summary'; readonly spins: number; readonly units: number };

/** What the page says of what the stage shows. */
export type Scene = {
  readonly note: Note | null;
  readonly feature: Feature | null;
  /** What the round has won so far, while it is shown. */
  readonly wonUnits: number | null;
};

export const EMPTY_SCENE: Scene = { note: null, feature: null, wonUnits: null };
