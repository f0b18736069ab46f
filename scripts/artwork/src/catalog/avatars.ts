import type { PaletteName } from '../look/palettes.ts';

export type AvatarRecipe = { readonly id: string; readonly animal: string; readonly palette: PaletteName };

const avatar = (id: string, animal: string, palette: PaletteName): AvatarRecipe => ({ id, animal, palette });

/** The pictures that a member chooses from; the first is also shown when there is none. */
export const avatars: readonly AvatarRecipe[] = [
  avatar('a1', 'parrot', 'emerald'),
  avatar('a2', 'leopard', 'violet'),
  avatar('a3', 'fox', 'teal'),
  avatar('a4', 'owl', 'lapis'),
  avatar('a5', 'wolf', 'ember'),
  avatar('a6', 'panda', 'jade'),
  avatar('a7', 'flamingo', 'ice'),
  avatar('a8', 'turtle', 'gold'),
  avatar('a9', 'lion', 'crimson'),
  avatar('a10', 'monkey', 'lime'),
  avatar('a11', 'tiger-face', 'night'),
  avatar('a12', 'frog', 'orchid'),
];
