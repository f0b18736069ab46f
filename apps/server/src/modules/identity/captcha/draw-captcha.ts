import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { type Point, strokesOf } from './letters.ts';

const width = 184;
const height = 56;
/** Dark enough on the light ground to be read in both themes: the picture brings its own ground. */
const inks = ['#1d4e4a', '#5b2a6b', '#7a3412', '#1f3f7a', '#6b1f3a'];
const grounds = ['#f4efe3', '#eef4ec', '#f1edf6'];

/** A random number from `min` to `max`, to a hundredth. */
const between = (min: number, max: number): number => min + (randomInt(10_001) / 10_000) * (max - min);
const pick = (choices: readonly string[]): string => choices[randomInt(choices.length)] ?? '';
const shown = (value: number): string => value.toFixed(1);

/** Puts a letter at its place: turned, leaning, bent by a wave, each point a little off. */
function placed(strokes: readonly (readonly Point[])[], centre: Point): string {
  const [scale, lean, turn, phase] = [between(1.8, 2.15), between(-0.18, 0.18), between(-0.24, 0.24), between(0, 6)];
  const at = ([x, y]: Point): string => {
    const [right, down] = [(x - 5 + lean * (7 - y)) * scale, (y - 7) * scale];
    const bend = 1.6 * Math.sin(down / 8 + phase);
    const turnedX = right * Math.cos(turn) - down * Math.sin(turn) + bend;
    const turnedY = right * Math.sin(turn) + down * Math.cos(turn);
    return `${shown(centre[0] + turnedX + between(-0.7, 0.7))} ${shown(centre[1] + turnedY + between(-0.7, 0.7))}`;
  };
  return strokes.map((stroke) => `M${stroke.map(at).join('L')}`).join('');
}

/** A line across the picture in the ink of a letter, so that colour does not tell them apart. */
function noiseLine(ink: string): string {
  const y = () => shown(between(6, height - 6));
  const d = `M${shown(between(-8, 10))} ${y()}C${shown(width * 0.3)} ${y()} ${shown(width * 0.65)} ${y()} ${shown(between(width - 10, width + 8))} ${y()}`;
  return `<path d="${d}" stroke="${ink}" stroke-width="${shown(between(0.6, 1.1))}"/>`;
}

function speck(ink: string): string {
  const [x, y, radius] = [between(0, width), between(0, height), between(0.6, 1.6)].map(shown);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}" stroke="none"/>`;
}

/** Draws the letters of an answer as a PNG: no font is asked, so that it looks alike on every machine. */
export function drawCaptcha(answer: string): Promise<Buffer> {
  const ink = pick(inks);
  const step = (width - 24) / answer.length;
  const letters = Array.from(answer, (letter, index) => {
    const centre = [12 + step * (index + 0.5) + between(-2.5, 2.5), height / 2 + between(-5, 5)] as const;
    const d = placed(strokesOf(letter), centre);
    return `<path d="${d}" stroke="${ink}" stroke-width="${shown(between(2.6, 3.4))}"/>`;
  });
  const noise = [...Array.from({ length: 3 }, () => noiseLine(ink)), ...Array.from({ length: 36 }, () => speck(ink))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="${pick(grounds)}"/>${noise.join('')}${letters.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 144 }).png({ palette: true, colours: 16 }).toBuffer();
}
