import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Pharaohs, gods, witches and knights. */
export const legendsTiles: Readonly<Record<string, TileRecipe>> = {
  'faraon-perdido': tile('lapis', emblem('pharoah', 'gold'), 'egyptian-pyramids', 'coin gem-stone'),
  'ojo-de-ra': tile('teal', emblem('eye-of-horus', 'gold'), 'egyptian-pyramids', 'scorpion coin'),
  'piramide-secreta': tile('crimson', emblem('great-pyramid', 'gold'), 'egyptian-temple', 'camel coin'),
  'escarabajo-azul': tile('lapis', 'beetle', 'scarab-beetle', 'coin gem-stone'),
  gladiador: tile('night', emblem('spartan-helmet', 'gold'), 'crossed-swords', 'shield crossed-swords'),
  'rayo-de-zeus': tile('lapis', 'high-voltage', 'greek-temple', 'cloud-with-lightning coin'),
  medusa: tile('violet', 'snake', 'medusa-head', 'gem-stone coin'),
  'templo-griego': tile('ice', 'classical-building', 'greek-temple', 'coin amphora'),
  'vikingos-del-norte': tile('crimson', emblem('viking-helmet', 'silver'), 'drakkar', 'crossed-swords snowflake'),
  'martillo-de-trueno': tile(
    'night',
    emblem('thor-hammer', 'silver'),
    'lightning-storm',
    'high-voltage cloud-with-lightning',
  ),
  'mago-azul': tile('lapis', 'crystal-ball', 'wizard-staff', 'magic-wand sparkles'),
  'pocion-magica': tile('violet', 'alembic', 'potion-ball', 'sparkles mushroom'),
  'bruja-buena': tile('ember', 'black-cat', 'witch-flight', 'crystal-ball jack-o-lantern'),
  'calabaza-13': tile('emerald', 'jack-o-lantern', 'pumpkin-lantern', 'candy bat'),
  'conde-vampiro': tile('night', 'bat', 'castle', 'wine-glass coffin'),
  'fantasma-feliz': tile('lapis', 'ghost', 'haunting', 'candle crescent-moon'),
  'castillo-encantado': tile('violet', 'castle', 'castle', 'crown sparkles'),
  'caballero-real': tile('lapis', emblem('visored-helm', 'silver'), 'broadsword', 'shield crown'),
  'espada-y-corona': tile('crimson', emblem('winged-sword', 'gold'), 'crowned-skull', 'crown shield'),
};
