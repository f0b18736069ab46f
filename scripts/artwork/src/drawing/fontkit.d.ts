declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  interface GlyphRun {
    readonly glyphs: readonly { readonly path: Path }[];
    /** Advances in units of the font. */
    readonly positions: readonly { readonly xAdvance: number }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export interface FontCollection {
    readonly fonts: readonly Font[];
  }
  export function openSync(file: string): Font | FontCollection;
}
