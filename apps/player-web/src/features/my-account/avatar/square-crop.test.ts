import { expect, test } from 'vitest';
import { draggedBy, middle, squareOf } from './square-crop.ts';

const wide = { width: 400, height: 200 };

test('at first the middle is shown, as large as fits', () => {
  expect(squareOf(wide, middle)).toEqual({ left: 100, top: 0, edge: 200 });
});

test('enlarged, a smaller part is shown, and its ends stay inside', () => {
  expect(squareOf(wide, { zoom: 2, x: 0, y: 100 })).toEqual({ left: 0, top: 100, edge: 100 });
});

test('dragging to the right shows more of the left, down to the end', () => {
  expect(draggedBy(wide, middle, { across: 0.5, down: 0.5 })).toEqual({ zoom: 1, x: 0, y: 50 });
  expect(draggedBy(wide, middle, { across: -9, down: 0 }).x).toBe(100);
});
