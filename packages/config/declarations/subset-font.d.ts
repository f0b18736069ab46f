declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    /** Features of OpenType that stay; all when left out. */
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  }
  /** A font with only the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
