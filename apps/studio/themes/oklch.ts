import type { Colour } from './theme.ts';

const gamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function channels(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
}

const isOnScreen = (value: number): boolean => value >= -0.0005 && value <= 1.0005;

/** A colour by how it is seen (OKLCh): lightness and chroma of 0..1, hue in degrees. What no screen can show loses chroma. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  let shown = channels(lightness, chroma, hue);
  for (let less = chroma; !shown.every(isOnScreen) && less > 0; less -= 0.004) shown = channels(lightness, less, hue);
  return shown.reduce((sum, value) => sum * 256 + Math.round(255 * gamma(Math.min(1, Math.max(0, value)))), 0);
}
