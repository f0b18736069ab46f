import { type Category, createCategory } from '../category.ts';
import { face } from '../families/face.ts';
import { opt } from '../families/opt.ts';
import { pairsingle } from '../families/pairsingle.ts';
import { straight } from '../families/straight.ts';
import { subset } from '../families/subset.ts';
import { subsetDan } from '../families/subset-dan.ts';
import { subsetEntry } from '../families/subset-entry.ts';
import { K3_PLAYS } from './plays.ts';

/** Three dice. Reading and counting of all its plays. */
export const k3: Category = createCategory(K3_PLAYS, {
  opt,
  pairsingle,
  subset,
  'subset.entry': subsetEntry,
  'subset.dan': subsetDan,
  face,
  straight,
});
