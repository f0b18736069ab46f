import { contrastPairs } from './contrast-pairs.ts';
import { contrastRatio, parseOklch, readOklch, type LinearRgb } from './oklch.ts';
import { themes, type Theme, type ThemeTokens } from './theme.ts';
import { brandColourNames, type Brand } from './brand.ts';
import { brandedColours } from './brand-colours.ts';

/** Why a brand cannot be used. */
export type BrandProblem =
  /** A value that is no colour, hue or family, by its place in the brand (`colours.dark.accent`). */
  | { kind: 'value'; path: string; value: string }
  /** Two tokens that meet on screen and cannot be told apart well enough. */
  | { kind: 'contrast'; theme: Theme; text: string; on: string; ratio: number; ratioMin: number };

/** Everything that is wrong with a brand; empty when both themes stay legible. Values come first, contrasts only without them. */
export function checkBrand(brand: Brand): BrandProblem[] {
  const wrong = wrongValues(brand);
  return wrong.length > 0 ? wrong : themes.flatMap((theme) => lostContrasts(brand, theme));
}

function wrongValues(brand: Brand): BrandProblem[] {
  const found: [path: string, value: unknown][] = [];
  const { neutralHue, displayFamily } = brand;
  for (const theme of themes) {
    for (const [name, value] of Object.entries(brand.colours?.[theme] ?? {})) {
      if (!isBrandColour(name, value)) found.push([`colours.${theme}.${name}`, value]);
    }
    brand.plume?.[theme]?.forEach((value, index) => {
      if (parseOklch(value) === null) found.push([`plume.${theme}.${index}`, value]);
    });
  }
  brand.mark?.forEach((value, index) => {
    if (parseOklch(value) === null) found.push([`mark.${index}`, value]);
  });
  if (neutralHue !== undefined && !(neutralHue >= 0 && neutralHue <= 360)) found.push(['neutralHue', neutralHue]);
  if (displayFamily !== undefined && !/^[\w -]{1,60}$/.test(displayFamily))
    found.push(['displayFamily', displayFamily]);
  return found.map(([path, value]) => ({ kind: 'value', path, value: String(value) }));
}

/* Only the line of the accent may let through what is behind it: the contrast of any other could not be told. */
function isBrandColour(name: string, value: string): boolean {
  if (!brandColourNames.some((known) => known === name)) return false;
  return name === 'accent-line' ? readOklch(value) !== null : parseOklch(value) !== null;
}

function lostContrasts(brand: Brand, theme: Theme): BrandProblem[] {
  const colours = brandedColours(brand, theme);
  return contrastPairs.flatMap(({ text, on, ratioMin }) => {
    const ratio = contrastRatio(colourOf(colours, text), colourOf(colours, on));
    return ratio < ratioMin ? [{ kind: 'contrast' as const, theme, text, on, ratio, ratioMin }] : [];
  });
}

/** An opaque colour of a theme, through references to other tokens. Throws RangeError when it is none. */
export function colourOf(colours: ThemeTokens, name: string): LinearRgb {
  const value = colours[name] ?? '';
  const reference = /^var\(--q-([a-z0-9-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return colourOf(colours, reference);
  const parsed = parseOklch(value);
  if (parsed === null) throw new RangeError(`${name} is not an opaque colour: ${value}`);
  return parsed;
}
