type Lab = readonly [lightness: number, redness: number, yellowness: number];

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const rgb = (colour: number): readonly [number, number, number] => [
  linear((colour >> 16) & 0xff),
  linear((colour >> 8) & 0xff),
  linear(colour & 0xff),
];

/** How bright a colour is, 0..1 (WCAG 2). */
function luminance(colour: number): number {
  const [red, green, blue] = rgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1..21 (WCAG 2). */
export function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function lab(colour: number): Lab {
  const [red, green, blue] = rgb(colour);
  const bend = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = bend(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = bend((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;
const wave = (degrees: number): number => Math.cos(degrees * DEGREE);

function hueOf(redness: number, yellowness: number): number {
  return (Math.atan2(yellowness, redness) / DEGREE + 360) % 360;
}

/** How different two colours look (CIEDE2000): 1 is just seen. */
export function distance(one: number, other: number): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(mean7 / (mean7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const hueStep = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE);
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2 + 360) % 360];
  const t = 1 - 0.17 * wave(h - 30) + 0.24 * wave(2 * h) + 0.32 * wave(3 * h + 6) - 0.2 * wave(4 * h - 63);
  const byLightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * c);
  const byHue = hueStep / (1 + 0.015 * c * t);
  const mixed =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * DEGREE * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + mixed * byChroma * byHue);
}
