import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const files = {
  700: require.resolve('@fontsource/geologica/files/geologica-latin-700-normal.woff'),
  800: require.resolve('@fontsource/geologica/files/geologica-latin-800-normal.woff'),
} as const;
type Weight = keyof typeof files;
const opened = new Map<Weight, Font>();

function geologica(weight: Weight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const font = openSync(files[weight]);
  if (!('layout' in font)) throw new Error('The font file holds a collection, not one font');
  opened.set(weight, font);
  return font;
}

/** Words as a path, so that a picture needs no font. */
export type Lettering = { readonly path: string; readonly width: number };

/** Writes in Geologica from `left` on the line `baseline`; `tracking` is added after each letter. */
export function lettering(
  text: string,
  look: {
    readonly weight: Weight;
    readonly size: number;
    readonly left: number;
    readonly baseline: number;
    readonly tracking: number;
  },
): Lettering {
  const font = geologica(look.weight);
  const run = font.layout(text);
  const scale = look.size / font.unitsPerEm;
  let width = 0;
  let path = '';
  for (const [index, glyph] of run.glyphs.entries()) {
    path += glyph.path
      .scale(scale, -scale)
      .translate(look.left + width, look.baseline)
      .toSVG();
    width += (run.positions[index]?.xAdvance ?? 0) * scale + look.tracking;
  }
  return { path, width };
}
