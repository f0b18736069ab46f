import { emblem } from '../drawing/emblem.ts';
import { numeral } from '../objects/numeral.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Fruit, bells and jewels: the classic reels. */
export const classicsTiles: Readonly<Record<string, TileRecipe>> = {
  'mango-mix': tile('ice', 'mango', 'fruit-bowl', 'coconut pineapple'),
  'pina-colada': tile('lime', 'pineapple', 'palm-tree', 'tropical-drink coconut'),
  'sandia-40': tile('jade', 'watermelon', 'fruit-bowl', 'lemon cherries'),
  'limones-de-oro': tile('emerald', 'lemon', 'fruit-bowl', 'coin cherries'),
  'uvas-reales': tile('teal', 'grapes', 'fruit-bowl', 'crown strawberry'),
  'fresa-feliz': tile('gold', 'strawberry', 'berries-bowl', 'cupcake candy'),
  'siete-ardiente': tile('orchid', numeral('7', 'gold'), 'flame', 'fire coin'),
  'campana-dorada': tile('crimson', 'bell', 'ringing-bell', 'coin glowing-star', 'rays sun'),
  'diamante-puro': tile('emerald', 'gem-stone', 'cut-diamond', 'sparkles coin', 'facets hex'),
  'rubi-ardiente': tile('ice', emblem('fire-gem', 'ruby'), 'gems', 'gem-stone coin', 'facets hex'),
};
