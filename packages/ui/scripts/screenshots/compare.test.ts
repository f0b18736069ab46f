import { expect, test } from 'vitest';
import { compare, lenient, strict } from './compare.ts';
import type { Picture } from './picture.ts';

function picture(width: number, height: number, paint: (x: number, y: number) => number): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.fill(paint(x, y), (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { width, height, pixels };
}

const box = (left: number, size = 20) =>
  picture(128, 64, (x, y) => (x >= left && x < left + size && y >= 10 && y < 30 ? 220 : 20));

test('a picture is the same as itself', () => {
  expect(compare(box(20), box(20), strict)).toBeNull();
});

test('a thing one pixel aside is a difference here and none on another machine', () => {
  expect(compare(box(20), box(21), strict)).toMatchObject({ reason: 'pixels', pixelCount: 36 });
  expect(compare(box(20), box(21), lenient)).toBeNull();
});

test('a thing that is missing is a difference everywhere', () => {
  const empty = picture(128, 64, () => 20);
  expect(compare(box(20), empty, lenient)).toMatchObject({ reason: 'pixels', pixelCount: 400 });
  expect(compare(empty, box(20), lenient)?.reason).toBe('pixels');
});

test('scattered specks, as on the edges of letters, are no difference', () => {
  const speckled = picture(128, 64, (x, y) => (x % 16 === 8 && y % 8 === 4 ? 90 : 20));
  expect(
    compare(
      picture(128, 64, () => 20),
      speckled,
      strict,
    ),
  ).toBeNull();
});

test('the mask shows where', () => {
  const mask =
    compare(
      box(20),
      picture(128, 64, () => 20),
      strict,
    )?.mask ?? new Uint8Array();
  expect(mask[10 * 128 + 20]).toBe(1);
  expect(mask[10 * 128 + 19]).toBe(0);
});

test('a background that is slightly lighter is a difference, though no pixel is far off', () => {
  const dark = picture(128, 64, () => 20);
  expect(
    compare(
      dark,
      picture(128, 64, () => 30),
      lenient,
    )?.reason,
  ).toBe('colour');
  expect(
    compare(
      dark,
      picture(128, 64, () => 22),
      lenient,
    ),
  ).toBeNull();
});

test('another width is always a difference, another height when it is more than a rounding', () => {
  const shape = (width: number, height: number) => picture(width, height, () => 20);
  expect(compare(shape(128, 64), shape(130, 64), lenient)?.reason).toBe('size');
  expect(compare(shape(128, 64), shape(128, 66), lenient)).toBeNull();
  expect(compare(shape(128, 64), shape(128, 66), strict)?.reason).toBe('size');
  expect(compare(shape(128, 64), shape(128, 80), lenient)?.reason).toBe('size');
});
