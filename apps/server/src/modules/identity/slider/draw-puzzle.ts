import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const width = 320;
const height = 160;
const pieceWidth = 56;
const pieceHeight = 56;
const knob = 9;

/** Sizes in pixels, and where the gap may be: far enough from the start that the piece has to be moved. */
export const puzzleSize = {
  width,
  height,
  pieceWidth,
  pieceHeight,
  leftMin: 110,
  leftMax: width - pieceWidth - 8,
  topMax: height - pieceHeight,
} as const;

const between = (min: number, max: number): number => min + (randomInt(10_001) / 10_000) * (max - min);
const shown = (value: number): string => value.toFixed(1);
const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(hue) % 360} ${Math.round(saturation)}% ${Math.round(light)}%)`;

/** The outline of a piece in its own box: a square with a knob on two sides and a dent in a third. */
function outline(left: number, top: number, isOther = false): string {
  const [x0, y0, x1, y1] = [left + knob, top + knob, left + pieceWidth - knob, top + pieceHeight - knob];
  const [middleX, middleY, r] = [(x0 + x1) / 2, (y0 + y1) / 2, knob * 0.85];
  const sweep = isOther ? 0 : 1;
  return [
    `M${x0} ${y0}`,
    `H${shown(middleX - r)}a${r} ${r} 0 1 ${sweep} ${shown(2 * r)} 0H${x1}`,
    `V${shown(middleY - r)}a${r} ${r} 0 1 1 0 ${shown(2 * r)}V${y1}`,
    `H${x0}V${shown(middleY + r)}a${r} ${r} 0 1 ${1 - sweep} 0 ${shown(-2 * r)}Z`,
  ].join('');
}

/** Hills of one layer across the picture, filled to the bottom. */
function hills(base: number, colour: string): string {
  const steps = 6;
  const points = Array.from(
    { length: steps + 1 },
    (_, index) => [(width / steps) * index, base + between(-18, 18)] as const,
  );
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index] ?? [0, base];
      const half = (x - beforeX) / 2;
      return `C${shown(beforeX + half)} ${shown(beforeY)} ${shown(x - half)} ${shown(y)} ${shown(x)} ${shown(y)}`;
    })
    .join('');
  return `<path d="M0 ${shown(points[0]?.[1] ?? base)}${curve}V${height}H0Z" fill="${colour}"/>`;
}

/** A plant of some leaves: what makes one place of the picture look different from the next. */
function plant(hue: number): string {
  const [x, y] = [between(0, width), between(70, height)];
  const leaves = Array.from({ length: 5 }, (_, index) => {
    const turn = -70 + index * 35 + between(-8, 8);
    const length = between(12, 30);
    return `<ellipse rx="${shown(length / 5)}" ry="${shown(length / 2)}" transform="rotate(${shown(turn)}) translate(0 ${shown(-length / 2)})"/>`;
  });
  const colour = hsl(hue + between(-25, 25), 45, between(24, 60));
  return `<g transform="translate(${shown(x)} ${shown(y)})" fill="${colour}">${leaves.join('')}</g>`;
}

/** A landscape that is never the same twice. */
function landscape(): string {
  const hue = between(0, 360);
  const sun = `<circle cx="${shown(between(40, width - 40))}" cy="${shown(between(22, 60))}" r="${shown(between(12, 22))}" fill="${hsl(hue + 160, 85, 78)}"/>`;
  const stars = Array.from({ length: 22 }, () => {
    const [x, y, r] = [between(0, width), between(0, 80), between(0.6, 1.8)].map(shown);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${hsl(hue + 40, 70, 88)}"/>`;
  });
  const layers = [70, 96, 122].map((base, index) => hills(base, hsl(hue + 20 * index, 42, 50 - 11 * index)));
  const plants = Array.from({ length: 16 }, () => plant(hue + 110));
  const sky = `<linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="${hsl(hue + 200, 48, 34)}"/><stop offset="1" stop-color="${hsl(hue + 150, 60, 70)}"/></linearGradient>`;
  return `<defs>${sky}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${sun}${stars.join('')}${layers.join('')}${plants.join('')}`;
}

const svgOf = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const edge = 'stroke="#ffffff" stroke-opacity="0.85" stroke-width="1.5"';

/** A gap that looks like another piece, away from the height of the real one. */
function decoy(top: number): string {
  const otherTop =
    top > (height - pieceHeight) / 2 ? between(0, 12) : between(height - pieceHeight - 12, height - pieceHeight);
  const left = between(puzzleSize.leftMin - 40, puzzleSize.leftMax);
  return `<path d="${outline(Math.round(left), Math.round(otherTop), true)}" fill="#000000" fill-opacity="0.32"/>`;
}

/** Draws the picture with its gap at a place, and the piece that was there, both as PNG. */
export async function drawPuzzle({ left, top }: { left: number; top: number }): Promise<{
  background: Buffer;
  piece: Buffer;
}> {
  const scene = landscape();
  const gap = `<path d="${outline(left, top)}" fill="#000000" fill-opacity="0.55" ${edge}/>`;
  const background = sharp(svgOf(`${scene}${decoy(top)}${gap}`))
    .png({ palette: true, colours: 128 })
    .toBuffer();
  const shape = outline(left, top);
  const cut = `<clipPath id="piece"><path d="${shape}"/></clipPath><g clip-path="url(#piece)">${scene}</g><path d="${shape}" fill="none" ${edge}/>`;
  const piece = sharp(svgOf(cut))
    .extract({ left, top, width: pieceWidth, height: pieceHeight })
    .png({ palette: true, colours: 128 })
    .toBuffer();
  const [drawn, part] = await Promise.all([background, piece]);
  return { background: drawn, piece: part };
}
