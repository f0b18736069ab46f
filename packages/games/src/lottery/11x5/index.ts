import { type Category, createCategory } from '../category.ts';
import { anywhere } from '../families/anywhere.ts';
import { entry } from '../families/entry.ts';
import { fixed } from '../families/fixed.ts';
import { opt } from '../families/opt.ts';
import { straight } from '../families/straight.ts';
import { subset } from '../families/subset.ts';
import { subsetDan } from '../families/subset-dan.ts';
import { subsetEntry } from '../families/subset-entry.ts';
import { ELEVEN_PLAYS } from './plays.ts';

/** Five different numbers of 1..11. Reading and counting of all its plays. */
export const eleven: Category = createCategory(ELEVEN_PLAYS, {
  straight,
  entry,
  subset,
  'subset.entry': subsetEntry,
  'subset.dan': subsetDan,
  anywhere,
  fixed,
  opt,
});
