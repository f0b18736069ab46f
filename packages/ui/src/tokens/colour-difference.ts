import type { LinearRgb } from '@quetzal/domain/brand';

/** How a reader sees colours: by all three cones, or with one kind missing. */
export const visions = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof visions)[number];

type Triple = readonly [number, number, number];

/* Machado, Oliveira, Fernandes 2009, severity 1, on gamma-coded sRGB as its authors measured it. */
const deficiencies: Readonly<Record<Exclude<Vision, 'normal'>, readonly [Triple, Triple, Triple]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance of two colours (CIEDE2000; about 2 is just seen, 10 tells chart series apart) as a reader sees them. */
export function colourDifference(one: LinearRgb, other: LinearRgb, vision: Vision = 'normal'): number {
  return ciede2000(toLab(see(one, vision)), toLab(see(other, vision)));
}

const encode = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055;
const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function see({ red, green, blue }: LinearRgb, vision: Vision): Triple {
  if (vision === 'normal') return [red, green, blue];
  const seen = [encode(red), encode(green), encode(blue)] as const;
  const rows = deficiencies[vision];
  const through = (row: Triple) => decode(row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2]);
  return [through(rows[0]), through(rows[1]), through(rows[2])];
}

/* CIELAB under D65. */
function toLab([red, green, blue]: Triple): Triple {
  const bend = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = bend((0.4123907993 * red + 0.3575843394 * green + 0.1804807884 * blue) / 0.9504559271);
  const y = bend(0.2126390059 * red + 0.7151686788 * green + 0.0721923154 * blue);
  const z = bend((0.0193308187 * red + 0.1191947798 * green + 0.9505321522 * blue) / 1.0890577508);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = Math.PI / 180;
const cosine = (angle: number) => Math.cos(angle * degrees);
const sine = (angle: number) => Math.sin(angle * degrees);
const hueOf = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degrees + 360) % 360);
const damp = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/* Sharma, Wu, Dalal 2005, with all weights 1. */
function ciede2000([light1, a1, b1]: Triple, [light2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - damp((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const chroma1 = Math.hypot(stretch * a1, b1);
  const chroma2 = Math.hypot(stretch * a2, b2);
  const [hue1, hue2] = [hueOf(b1, stretch * a1), hueOf(b2, stretch * a2)];
  const isGrey = chroma1 * chroma2 === 0;
  const turn = isGrey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const hueMean = isGrey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360;
  const lightMean = (light1 + light2) / 2;
  const chromaMean = (chroma1 + chroma2) / 2;
  const bow = (lightMean - 50) ** 2;
  const lightPart = (light2 - light1) / (1 + (0.015 * bow) / Math.sqrt(20 + bow));
  const chromaPart = (chroma2 - chroma1) / (1 + 0.045 * chromaMean);
  const hueWeight =
    1 -
    0.17 * cosine(hueMean - 30) +
    0.24 * cosine(2 * hueMean) +
    0.32 * cosine(3 * hueMean + 6) -
    0.2 * cosine(4 * hueMean - 63);
  const huePart = (2 * Math.sqrt(chroma1 * chroma2) * sine(turn / 2)) / (1 + 0.015 * chromaMean * hueWeight);
  const rotation = -2 * damp(chromaMean) * sine(60 * Math.exp(-(((hueMean - 275) / 25) ** 2)));
  return Math.sqrt(lightPart ** 2 + chromaPart ** 2 + huePart ** 2 + rotation * chromaPart * huePart);
}
