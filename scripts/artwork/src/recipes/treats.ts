import { tile, type TileRecipe } from './tile.ts';

/** Sweets, meals, fairs and gifts. */
export const treatsTiles: Readonly<Record<string, TileRecipe>> = {
  'cafe-barista': tile('copper', 'hot-beverage', 'coffee-beans', 'croissant chocolate-bar'),
  'dona-dona': tile('jade', 'doughnut', 'berries-bowl', 'cupcake candy'),
  'helado-loco': tile('rose', 'soft-ice-cream', 'ice-cream-cone', 'candy cherries'),
  'chocolate-real': tile('emerald', 'chocolate-bar', 'chocolate-bar', 'crown candy'),
  'pizza-wild': tile('orchid', 'pizza', 'pizza-slice', 'tomato fire'),
  'sushi-master': tile('gold', 'sushi', 'sushis', 'fried-shrimp chopsticks'),
  'hamburguesa-xl': tile('lime', 'hamburger', 'hamburger', 'french-fries cup-with-straw'),
  palomitas: tile('ice', 'popcorn', 'popcorn', 'clapper-board ticket'),
  'circo-magico': tile('ember', 'circus-tent', 'juggler', 'balloon elephant'),
  carrusel: tile('orchid', 'carousel-horse', 'carousel', 'balloon lollipop'),
  'navidad-dorada': tile('crimson', 'christmas-tree', 'star-formation', 'wrapped-gift snowflake'),
  'regalo-sorpresa': tile('rose', 'wrapped-gift', 'present', 'sparkles balloon'),
};
