/** A colour as people see it (OKLCh): lightness 0..1, chroma 0..0.4, hue in degrees. */
export type SeenColour = { readonly lightness: number; readonly chroma: number; readonly hue: number };

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** How a colour of the screen (0..255 each) is seen. */
export function seen(red: number, green: number, blue: number): SeenColour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const hue = ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue };
}

/** Degrees between two hues, 0..180. */
export function hueApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
