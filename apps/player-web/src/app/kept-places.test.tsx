import { afterEach, expect, test, vi } from 'vitest';
import { keepPlaces, keptPlaces } from './kept-places.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the fifty places that were seen last are found again', () => {
  keepPlaces(new Map(Array.from({ length: 60 }, (_, index) => [`step ${index}`, index])));
  const places = keptPlaces();
  expect([places.size, places.get('step 9'), places.get('step 10')]).toEqual([50, undefined, 10]);
});

test('a browser that refuses to remember has none, and what is no list of places counts as none', () => {
  sessionStorage.setItem('scroll-places', '{');
  expect(keptPlaces()).toEqual(new Map());
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepPlaces(new Map([['step', 1]]))).not.toThrow();
  expect(keptPlaces()).toEqual(new Map());
});
