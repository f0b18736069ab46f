import { type Category, createCategory } from '../category.ts';
import { anywhere } from '../families/anywhere.ts';
import { fixed } from '../families/fixed.ts';
import { group } from '../families/group.ts';
import { opt } from '../families/opt.ts';
import { pack3 } from '../families/pack3.ts';
import { straight } from '../families/straight.ts';
import { zu3 } from '../families/zu3.ts';
import { PCB_PLAYS } from './plays.ts';

/** Three digits and their sum. Reading and counting of all its plays. */
export const pcb: Category = createCategory(PCB_PLAYS, {
  opt,
  pack3,
  straight,
  zu3,
  group,
  fixed,
  anywhere,
});
