import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Horseshoes, clovers and banks. */
export const fortuneTiles: Readonly<Record<string, TileRecipe>> = {
  'herradura-7': tile('emerald', emblem('horseshoe', 'gold'), 'clover', 'four-leaf-clover coin'),
  'arcoiris-y-oro': tile('lime', 'rainbow', 'clover', 'coin four-leaf-clover'),
  'duende-verde': tile('emerald', 'top-hat', 'clover', 'coin four-leaf-clover'),
  'hucha-feliz': tile('teal', 'pig', 'piggy-bank', 'coin money-bag'),
  'banco-abierto': tile('lapis', 'bank', 'coins-pile', 'money-bag coin'),
  lingote: tile('jade', emblem('gold-bar', 'gold'), 'gold-stack', 'coin gem-stone'),
  'bolsa-millonaria': tile('rose', 'money-bag', 'coins-pile', 'coin dollar-banknote'),
};
