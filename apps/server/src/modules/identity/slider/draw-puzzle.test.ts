import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPuzzle } from './draw-puzzle.ts';

/** How light a picture is on average in a rectangle, from 0 to 255. */
async function lightness(picture: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(picture).extract(area).removeAlpha().png().toBuffer()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('the piece is what is missing: the middle of the gap is the middle of the piece in the dark', async () => {
  const [left, top] = [180, 60];
  const { background, piece } = await drawPuzzle({ left, top });
  const sizes = await Promise.all([background, piece].map((picture) => sharp(picture).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [320, 160],
    [56, 56],
  ]);
  const middle = { width: 12, height: 12 };
  const gap = await lightness(background, { left: left + 22, top: top + 22, ...middle });
  const filled = await lightness(piece, { left: 22, top: 22, ...middle });
  expect(gap / filled).toBeGreaterThan(0.3);
  expect(gap / filled).toBeLessThan(0.6);
});

test('outside its outline the piece lets the picture through', async () => {
  const { piece } = await drawPuzzle({ left: 150, top: 20 });
  const corner = sharp(piece).extract({ left: 0, top: 0, width: 4, height: 4 }).ensureAlpha();
  const { channels } = await sharp(await corner.png().toBuffer()).stats();
  expect(channels.at(-1)?.max).toBe(0);
});

test('no two pictures are alike', async () => {
  const [one, other] = await Promise.all([drawPuzzle({ left: 150, top: 20 }), drawPuzzle({ left: 150, top: 20 })]);
  expect(one.background.equals(other.background)).toBe(false);
});
