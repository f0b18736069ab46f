import { dusk } from '../pictures/dusk.ts';
import { scene } from '../pictures/scene.ts';
import { bannerScenes } from '../recipes/banners.ts';
import { duskScenes, type DuskRecipe } from '../recipes/dusk.ts';
import { panelScenes } from '../recipes/panels.ts';
import { promoScenes } from '../recipes/promos.ts';
import type { SceneRecipe } from '../recipes/scene.ts';
import { stripScenes } from '../recipes/strips.ts';
import { agentArt, playerArt, type Output, type Picture } from './picture.ts';

/** At the size of the drawing and at twice that; browsers without AVIF get the first as WebP. */
function outputsOf(path: string, { width, height }: { width: number; height: number }): Output[] {
  return [
    { file: `${path}.avif`, format: 'avif', width, height, quality: 56 },
    { file: `${path}-2x.avif`, format: 'avif', width: width * 2, height: height * 2, quality: 46 },
    { file: `${path}.webp`, format: 'webp', width, height, quality: 76 },
  ];
}

/** The agents' site shows the upright panels at half its own width, under the same addresses. */
const agentPanel = (id: string): Output => ({
  file: `${agentArt}/art/banners/${id}.avif`,
  format: 'avif',
  width: 640,
  height: 975,
  quality: 52,
});
const onBothSites: readonly string[] = ['login', 'tucan-login'];

function pictureOf(folder: string, id: string, recipe: { width: number; height: number }, draw: () => string): Picture {
  const outputs = outputsOf(`${playerArt}/${folder}/${id}`, recipe);
  return { kind: 'scenes', id, draw, outputs: onBothSites.includes(id) ? [...outputs, agentPanel(id)] : outputs };
}

function picturesIn(folder: string, scenes: Readonly<Record<string, SceneRecipe>>): Picture[] {
  return Object.entries(scenes).map(([id, recipe]) => pictureOf(folder, id, recipe, () => scene(id, recipe)));
}

const duskPictures = (): Picture[] =>
  Object.entries<DuskRecipe>(duskScenes).map(([id, recipe]) =>
    pictureOf('banners', id, recipe, () => dusk(id, recipe)),
  );

export const scenePictures = (): Picture[] => [
  ...picturesIn('banners', { ...bannerScenes, ...stripScenes, ...panelScenes }),
  ...duskPictures(),
  ...picturesIn('promos', promoScenes),
];
