import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastWords } from '../../testing/fast-words.ts';
import { streamOf } from '../fairness/index.ts';
import { distanceToRay, drawPaths, PATHS_PER_FAMILY, type Path, positionAt, segmentsOf } from './index.ts';

const room = { width: 1280, height: 720 };
const ray = fc.record({
  origin: fc.record({
    x: fc.double({ min: 0, max: 1280, noNaN: true }),
    y: fc.double({ min: 0, max: 720, noNaN: true }),
  }),
  angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  length: fc.double({ min: 1, max: 10_000, noNaN: true }),
});

/** Where an unfolded coordinate lies between two mirrors. */
function fold(value: number, size: number): number {
  const around = ((value % (2 * size)) + 2 * size) % (2 * size);
  return around > size ? 2 * size - around : around;
}

describe('ray', () => {
  it('is reflected by the walls and stays in the room', () => {
    const pieces = [...segmentsOf({ origin: { x: 1180, y: 360 }, angle: 0, length: 300 }, room)];
    expect(pieces).toEqual([
      [
        { x: 1180, y: 360 },
        { x: 1280, y: 360 },
      ],
      [
        { x: 1280, y: 360 },
        { x: 1080, y: 360 },
      ],
    ]);
  });

  it('runs through every point of the straight line that mirrors unfold', () => {
    fc.assert(
      fc.property(ray, fc.double({ min: 0, max: 1, noNaN: true }), (way, share) => {
        const [dx, dy] = [Math.cos(way.angle), Math.sin(way.angle)];
        const on = {
          x: fold(way.origin.x + dx * way.length * share, room.width),
          y: fold(way.origin.y + dy * way.length * share, room.height),
        };
        expect(distanceToRay(on, way, room)).toBeLessThan(1e-4);
      }),
    );
  });

  it('is as long as it should be and never leaves the room', () => {
    fc.assert(
      fc.property(ray, (way) => {
        const pieces = [...segmentsOf(way, room)];
        const length = pieces.reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
        expect(length).toBeCloseTo(way.length, 4);
        for (const { x, y } of pieces.flat()) {
          expect(x >= -1e-6 && x <= room.width + 1e-6 && y >= -1e-6 && y <= room.height + 1e-6).toBe(true);
        }
      }),
      // Along a wall, but for less than a rounding: so little a way adds up over the length of a shot.
      { examples: [[{ origin: { x: 0, y: 720 }, angle: 9e-10, length: 10_000 }]] },
    );
  });
});

describe('paths', () => {
  const paths = drawPaths(streamOf(fastWords(9)), room);
  const all = Object.values(paths).flat() as Path[];

  it('are forty of each family and take 12 to 25 seconds', () => {
    expect(Object.values(paths).map((family: readonly Path[]) => family.length)).toEqual([40, 40, 40, 40]);
    expect(all).toHaveLength(4 * PATHS_PER_FAMILY);
    expect(all.every(({ durationMs }) => durationMs >= 12_000 && durationMs <= 25_000)).toBe(true);
  });

  it('are the same for the same stream', () => {
    expect(drawPaths(streamOf(fastWords(9)), room)).toEqual(paths);
  });

  it('begin and end on the edge: a loop on its own side, the others opposite', () => {
    for (const path of all) {
      const [start, end] = [positionAt(path, 0), positionAt(path, path.durationMs)];
      expect([0, room.width]).toContain(Math.round(start?.x ?? -1));
      expect(start?.x === path.points.at(-1)?.x).toBe(path.family === 'D');
      expect(end?.x).toBeCloseTo(path.points.at(path.points.length - 1)?.x ?? -1, 6);
    }
  });

  it('have a fish nowhere before it comes and after it has left', () => {
    for (const path of all) {
      expect(positionAt(path, -1)).toBeUndefined();
      expect(positionAt(path, path.durationMs + 1)).toBeUndefined();
    }
  });

  it('are straight, waved and bent as their family says', () => {
    const bend = (path: Path): number => {
      const [from, to] = [path.points[0], path.points.at(-1)];
      const middle = positionAt(path, path.durationMs * 0.37);
      if (from === undefined || to === undefined || middle === undefined) return Number.NaN;
      return Math.abs((to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x));
    };
    expect(Math.max(...paths.A.map(bend))).toBeLessThan(1e-6);
    expect(paths.B.filter((path) => bend(path) > 1).length).toBeGreaterThan(35);
    expect(paths.C.filter((path) => bend(path) > 1).length).toBeGreaterThan(35);
  });
});
