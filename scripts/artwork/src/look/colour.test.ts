import { describe, expect, it } from 'vitest';
import { hueApart, seen } from './colour.ts';
import { standsOut } from './subject-contrast.ts';

describe('colours as people see them', () => {
  it('sees white as light and without colour, black as dark', () => {
    expect(seen(255, 255, 255).lightness).toBeCloseTo(1, 3);
    expect(seen(255, 255, 255).chroma).toBeCloseTo(0, 3);
    expect(seen(0, 0, 0).lightness).toBe(0);
  });

  it('sees red, green and blue where OKLCh has them', () => {
    expect(seen(255, 0, 0).hue).toBeCloseTo(29.2, 0);
    expect(seen(0, 255, 0).hue).toBeCloseTo(142.5, 0);
    expect(seen(0, 0, 255).hue).toBeCloseTo(264, 0);
  });

  it('measures hues the short way around', () => {
    expect(hueApart(350, 10)).toBe(20);
    expect(hueApart(10, 350)).toBe(20);
    expect(hueApart(0, 180)).toBe(180);
  });
});

describe('a subject stands out', () => {
  const teal = seen(7, 112, 140);

  it('by another hue, by light, or by grey against colour', () => {
    expect(standsOut(seen(190, 60, 30), teal)).toBe(true);
    expect(standsOut(seen(190, 240, 250), teal)).toBe(true);
    expect(standsOut(seen(110, 110, 110), teal)).toBe(true);
  });

  it('not by a slightly other shade of the same', () => {
    expect(standsOut(seen(20, 130, 150), teal)).toBe(false);
  });
});
