/** A colour as linear-light sRGB, the space in which contrast is measured. */
export interface LinearRgb {
  red: number;
  green: number;
  blue: number;
}

/** A colour by lightness (0 to 1), chroma (0 to about 0.4), hue (degrees) and, where it lets through, alpha (0 to 1). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  alpha?: number | undefined;
}

/** Reads `oklch(L C H)` or `oklch(L C H / A)` as tokens.css writes it; null for anything else. */
export function readOklch(text: string): Oklch | null {
  const match = /^oklch\((\d*\.?\d+) (\d*\.?\d+) (\d*\.?\d+)(?: \/ (\d*\.?\d+))?\)$/.exec(text);
  if (match === null) return null;
  const [lightness, chroma, hue] = match.slice(1, 4).map(Number) as [number, number, number];
  return { lightness, chroma, hue, alpha: match[4] === undefined ? undefined : Number(match[4]) };
}

/** Writes a colour as tokens.css does. */
export function writeOklch({ lightness, chroma, hue, alpha }: Oklch): string {
  const short = (value: number) => String(Number(value.toFixed(3)));
  const parts = [lightness, chroma, hue].map(short).join(' ');
  return alpha === undefined ? `oklch(${parts})` : `oklch(${parts} / ${short(alpha)})`;
}

/** Parses `oklch(L C H)` without alpha; null for anything else. Source: bottosson.github.io/posts/oklab. */
export function parseOklch(text: string): LinearRgb | null {
  const colour = readOklch(text);
  if (colour === null || colour.alpha !== undefined) return null;
  return fitGamut(colour.lightness, colour.chroma, colour.hue);
}

/* Screens cannot show every OKLCH colour: lowers the chroma until this one fits, as browsers do. */
function fitGamut(lightness: number, chroma: number, hue: number): LinearRgb {
  let low = 0;
  let high = chroma;
  if (inGamut(toLinear(lightness, chroma, hue))) return toLinear(lightness, chroma, hue);
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(toLinear(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return toLinear(lightness, low, hue);
}

function inGamut({ red, green, blue }: LinearRgb): boolean {
  return [red, green, blue].every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function toLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  };
}

/** Contrast of two opaque colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ red, green, blue }: LinearRgb): number {
  const inside = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * inside(red) + 0.7152 * inside(green) + 0.0722 * inside(blue);
}
