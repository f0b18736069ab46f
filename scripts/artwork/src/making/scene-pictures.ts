import { scene } from '../pictures/scene.ts';
import { bannerScenes } from '../recipes/banners.ts';
import { panelScenes } from '../recipes/panels.ts';
import { promoScenes } from '../recipes/promos.ts';
import type { SceneRecipe } from '../recipes/scene.ts';
import { stripScenes } from '../recipes/strips.ts';
import { agentArt, playerArt, type Output, type Picture } from './picture.ts';

/** At the size of the drawing and at twice that; browsers without AVIF get the first as WebP. */
function outputsOf(path: string, { width, height }: SceneRecipe): Output[] {
  return [
    { file: `${path}.avif`, format: 'avif', width, height, quality: 56 },
    { file: `${path}-2x.avif`, format: 'avif', width: width * 2, height: height * 2, quality: 46 },
    { file: `${path}.webp`, format: 'webp', width, height, quality: 76 },
  ];
}

/** The agents' site shows the upright panel at half its own width. */
const agentLogin: Output = {
  file: `${agentArt}/login.avif`,
  format: 'avif',
  width: 640,
  height: 975,
  quality: 52,
};

function picturesIn(folder: string, scenes: Readonly<Record<string, SceneRecipe>>): Picture[] {
  return Object.entries(scenes).map(([id, recipe]) => {
    const outputs = outputsOf(`${playerArt}/${folder}/${id}`, recipe);
    return {
      kind: 'scenes',
      id,
      draw: () => scene(id, recipe),
      outputs: id === 'login' ? [...outputs, agentLogin] : outputs,
    };
  });
}

export const scenePictures = (): Picture[] => [
  ...picturesIn('banners', { ...bannerScenes, ...stripScenes, ...panelScenes }),
  ...picturesIn('promos', promoScenes),
];
