import { tile, type TileRecipe } from './tile.ts';

/** Animals and the sky above them. */
export const animalsTiles: Readonly<Record<string, TileRecipe>> = {
  'estrella-fugaz': tile('night', 'glowing-star', 'star-formation', 'crescent-moon sparkles'),
  'luna-de-plata': tile('lapis', 'full-moon', 'moon', 'owl glowing-star'),
  'buho-sabio': tile('violet', 'owl', 'owl', 'crescent-moon gem-stone'),
  'zorro-astuto': tile('jade', 'fox', 'forest', 'maple-leaf coin'),
  'oso-polar': tile('ice', 'polar-bear', 'snowflake-1', 'snowflake fish'),
  'tigre-blanco': tile('emerald', 'tiger', 'claws', 'coin snowflake'),
  'leon-del-sol': tile('teal', 'lion', 'sun-radiations', 'coin crown', 'rays sun'),
  'gorila-rey': tile('emerald', 'gorilla', 'monstera-leaf', 'banana crown'),
  'elefante-zen': tile('teal', 'elephant', 'lotus-flower', 'lotus gem-stone'),
  'rinoceronte-5x': tile('lapis', 'rhinoceros', 'horned-skull', 'coin leaf-fluttering-in-wind'),
  'cocodrilo-pantano': tile('ember', 'crocodile', 'swamp', 'frog coin'),
  'mono-travieso': tile('lime', 'monkey', 'banana', 'banana coconut'),
  'koala-cafe': tile('jade', 'koala', 'leaf-swirl', 'leaf-fluttering-in-wind coin'),
  'flamenco-rosa': tile('teal', 'flamingo', 'palm-tree', 'tropical-drink hibiscus'),
  'pinguino-frio': tile('ice', 'penguin', 'snowflake-1', 'snowflake fish'),
  'abeja-reina': tile('violet', 'honeybee', 'beehive', 'honey-pot sunflower'),
};
