import type { StreamerRecipe } from '../recipes/scene.ts';
import { times } from './numbers.ts';
import { plume } from './plume.ts';

const fills = ['streamer', 'streamer-second', 'streamer-third'] as const;

/** Tail feathers that enter at the bottom and sweep in an S behind what a scene shows, their ends fanned out. */
export function streamers(recipe: StreamerRecipe, width: number, height: number): string {
  const { count, halfWidth, opacity, root, firstTip, lastTip } = recipe;
  const [rootX, rootY] = [width * root[0], height * root[1]];
  return times(count, (index) => {
    const share = index / (count - 1);
    const tipX = width * (firstTip[0] + (lastTip[0] - firstTip[0]) * share);
    const sway = height * 0.1 * Math.sin(index * 2.1);
    const tipY = height * (firstTip[1] + (lastTip[1] - firstTip[1]) * share) + sway;
    const rise = 0.55 + 0.25 * share;
    return plume(
      [
        [rootX, rootY],
        [rootX - (rootX - tipX) * 0.1 - width * 0.02, rootY - (rootY - tipY) * rise * 0.72],
        [tipX + (rootX - tipX) * (0.42 - 0.2 * share), tipY + height * (0.28 * (1 - share) - 0.16)],
        [tipX, tipY + height * 0.16 * (1 - share)],
      ],
      {
        halfWidth: height * halfWidth * (0.8 + 0.35 * Math.sin(index * 1.7 + 1)),
        fillId: fills[index % fills.length] ?? fills[0],
        barbs: 90,
        opacity,
      },
    );
  }).join('');
}
