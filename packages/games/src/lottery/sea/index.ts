import { type Category, createCategory } from '../category.ts';
import { fourd } from '../families/fourd.ts';
import { fourdBox } from '../families/fourd-box.ts';
import { fourdRoll } from '../families/fourd-roll.ts';
import { num } from '../families/num.ts';
import { run } from '../families/run.ts';
import { tod } from '../families/tod.ts';
import { toto } from '../families/toto.ts';
import { SEA_PLAYS } from './plays.ts';

/** Thai, Laos, 4D and Toto draws. Reading and counting of all its plays. */
export const sea: Category = createCategory(SEA_PLAYS, {
  num,
  tod,
  run,
  fourd,
  'fourd.box': fourdBox,
  'fourd.roll': fourdRoll,
  toto,
});
