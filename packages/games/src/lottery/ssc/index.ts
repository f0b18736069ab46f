import { type Category, createCategory } from '../category.ts';
import { any } from '../families/any.ts';
import { anyEntry } from '../families/any-entry.ts';
import { anyGroup } from '../families/any-group.ts';
import { anySum } from '../families/any-sum.ts';
import { anywhere } from '../families/anywhere.ts';
import { combo } from '../families/combo.ts';
import { entry } from '../families/entry.ts';
import { fixed } from '../families/fixed.ts';
import { group } from '../families/group.ts';
import { groupDan } from '../families/group-dan.ts';
import { groupEntry } from '../families/group-entry.ts';
import { groupSum } from '../families/group-sum.ts';
import { opt } from '../families/opt.ts';
import { posopt } from '../families/posopt.ts';
import { span } from '../families/span.ts';
import { straight } from '../families/straight.ts';
import { sum } from '../families/sum.ts';
import { zu3 } from '../families/zu3.ts';
import { SSC_PLAYS } from './plays.ts';

/** Five digits 0..9. Reading and counting of all its plays. */
export const ssc: Category = createCategory(SSC_PLAYS, {
  straight,
  entry,
  sum,
  span,
  combo,
  zu3,
  group,
  'group.entry': groupEntry,
  'group.sum': groupSum,
  'group.dan': groupDan,
  opt,
  posopt,
  fixed,
  anywhere,
  any,
  'any.entry': anyEntry,
  'any.sum': anySum,
  'any.group': anyGroup,
});
