import { type Category, createCategory } from '../category.ts';
import { anywhere } from '../families/anywhere.ts';
import { entry } from '../families/entry.ts';
import { fixed } from '../families/fixed.ts';
import { opt } from '../families/opt.ts';
import { straight } from '../families/straight.ts';
import { subset } from '../families/subset.ts';
import { PK10_PLAYS } from './plays.ts';

/** The order of ten racers. Reading and counting of all its plays. */
export const pk10: Category = createCategory(PK10_PLAYS, {
  straight,
  entry,
  subset,
  anywhere,
  fixed,
  opt,
});
