import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Seas, the Wild West, space and arcades. */
export const adventureTiles: Readonly<Record<string, TileRecipe>> = {
  'tesoro-enterrado': tile('orchid', emblem('open-treasure-chest', 'gold'), 'treasure-map', 'coin gem-stone'),
  'barco-fantasma': tile('night', 'sailboat', 'ghost-ally', 'skull-and-crossbones full-moon'),
  'brujula-perdida': tile('teal', 'compass', 'treasure-map', 'anchor coin'),
  'isla-coco': tile('rose', 'desert-island', 'palm-tree', 'coconut tropical-fish', 'waves sun'),
  'sirena-del-sur': tile('teal', emblem('mermaid', 'silver'), 'mermaid', 'dolphin coral', 'waves none'),
  'salvaje-oeste': tile('crimson', emblem('revolver', 'silver'), 'desert-skull', 'cactus coin'),
  'sheriff-777': tile('jade', emblem('western-hat', 'gold'), 'desert-skull', 'horse cactus'),
  'tren-del-oro': tile('copper', 'locomotive', 'steam-locomotive', 'coin pick'),
  dinamita: tile('gold', 'firecracker', 'dynamite', 'fire collision'),
  'robot-retro': tile('teal', 'robot', 'circuitry', 'high-voltage gear'),
  'alien-invasor': tile('lime', 'alien-monster', 'ufo', 'flying-saucer ringed-planet'),
  'galaxia-27': tile('night', 'ringed-planet', 'solar-system', 'rocket glowing-star'),
  'cohete-lunar': tile('ice', 'rocket', 'ringed-planet', 'full-moon glowing-star'),
  'platillo-volador': tile('emerald', 'flying-saucer', 'ufo', 'cow glowing-star'),
  'arcade-8-bits': tile('crimson', 'joystick', 'joystick', 'video-game alien-monster'),
  'disco-fever': tile('orchid', 'mirror-ball', 'disc', 'glowing-star cocktail-glass'),
  'noche-vip': tile('violet', 'clinking-glasses', 'diamonds-smile', 'gem-stone top-hat'),
  'rock-bravo': tile('night', 'guitar', 'guitar', 'fire sign-of-the-horns'),
};
