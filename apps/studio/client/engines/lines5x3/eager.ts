import type { Spin } from '@quetzal/games/slots/lines5x3';

/** So many scatters on the reels that stand keep the others turning longer. */
const EAGER_SCATTERS = 2;

/** How much longer each reel turns because scatters stand on those before it: `eachMs` for every such reel, added up. */
export function eagerMs({ stops, scatterPlaces }: Pick<Spin, 'stops' | 'scatterPlaces'>, eachMs: number): number[] {
  let extraMs = 0;
  return stops.map((_, reel) => {
    if (scatterPlaces.filter(([at]) => at < reel).length >= EAGER_SCATTERS) extraMs += eachMs;
    return extraMs;
  });
}
