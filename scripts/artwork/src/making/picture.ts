/** A file made of a drawing, its path from the root of the repository. */
export type Output =
  | { readonly file: string; readonly format: 'svg' }
  | {
      readonly file: string;
      readonly format: 'avif' | 'webp' | 'png';
      readonly width: number;
      readonly height: number;
      /** 1..100; larger pictures need less, their pixels are smaller on a screen. */
      readonly quality: number;
    };

export const kinds = ['games', 'vendors', 'scenes', 'avatars', 'flags', 'brand'] as const;

export type Kind = (typeof kinds)[number];

/** One drawing and everything that is made of it. */
export type Picture = {
  readonly kind: Kind;
  /** Unique within its kind. */
  readonly id: string;
  /** SVG; the same on every call. */
  readonly draw: () => string;
  readonly outputs: readonly Output[];
};

/** Where the player site serves pictures from, as `/art/…`. */
export const playerArt = 'apps/player-web/public/art';
/** What the agents' site serves, as `/…`. */
export const agentArt = 'apps/agent-web/public';

export const svgFile = (file: string): Output => ({ file, format: 'svg' });
