/** The colours of one picture, from the light that falls in at the top to the dark at its foot. */
export type Palette = {
  readonly top: string;
  /** What the picture looks like as a whole; its placeholder while it loads. */
  readonly middle: string;
  readonly deep: string;
  readonly glow: string;
  readonly spark: string;
};

const palette = (top: string, middle: string, deep: string, glow: string, spark: string): Palette => ({
  top,
  middle,
  deep,
  glow,
  spark,
});

/** The fourteen palettes of all pictures. */
export const palettes = {
  emerald: palette('#19d89a', '#057a5f', '#022a29', '#b9ffd9', '#ffe28a'),
  teal: palette('#27c9d8', '#07708c', '#04243a', '#bdf6ff', '#ffe28a'),
  lapis: palette('#4a86ff', '#1a3fb8', '#0a1446', '#bfd4ff', '#9ff3ff'),
  violet: palette('#a06bff', '#5420b8', '#1d0a4a', '#e2d0ff', '#ffd36e'),
  orchid: palette('#f062d8', '#8a1f9c', '#32093f', '#ffd3f7', '#ffe28a'),
  crimson: palette('#ff5468', '#a80f3c', '#3a0519', '#ffd0cf', '#ffd36e'),
  ember: palette('#ff8a3c', '#b8390f', '#3d0d08', '#ffe0b5', '#ffef9a'),
  gold: palette('#ffc83d', '#b36b06', '#3d1d04', '#fff1b8', '#ffffff'),
  lime: palette('#a7e03a', '#3b8a14', '#0e2f0c', '#eaffb8', '#ffef9a'),
  night: palette('#5a6bd8', '#252a7a', '#0b0c2e', '#cfd6ff', '#ffe28a'),
  rose: palette('#ff7aa2', '#b82663', '#3f0a2c', '#ffdbe6', '#ffe9a8'),
  copper: palette('#e39a6b', '#8a4324', '#2f130c', '#ffe2cc', '#ffe28a'),
  ice: palette('#8fe3ff', '#2c86c9', '#0a2a52', '#ffffff', '#ffffff'),
  jade: palette('#6fe3a5', '#0f7f6d', '#06262f', '#dcffe9', '#ff8a9a'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
