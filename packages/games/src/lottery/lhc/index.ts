import { type Category, createCategory } from '../category.ts';
import { linkedNumbers } from '../families/l-combo.ts';
import { linkedTails } from '../families/l-tailk.ts';
import { linkedZodiacs } from '../families/l-zodk.ts';
import { opt } from '../families/opt.ts';
import { LHC_PLAYS } from './plays.ts';

/** Six regular balls and a special one of 1..49. Reading and counting of all its plays. */
export const lhc: Category = createCategory(LHC_PLAYS, {
  opt,
  'l.combo': linkedNumbers,
  'l.zodk': linkedZodiacs,
  'l.tailk': linkedTails,
});

export { type Colour, colourOf } from './colour.ts';
export { animalOfYear } from './lunar-year.ts';
export { type Zodiac, zodiacOf, ZODIACS } from './zodiac.ts';
