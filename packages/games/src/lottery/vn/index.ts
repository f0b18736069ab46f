import { type Category, createCategory } from '../category.ts';
import { num } from '../families/num.ts';
import { opt } from '../families/opt.ts';
import { truot } from '../families/truot.ts';
import { xien } from '../families/xien.ts';
import { xienq } from '../families/xienq.ts';
import { VN_PLAYS } from './plays.ts';

/** The draws of the north and of the south and centre. Reading and counting of all its plays. */
export const vn: Category = createCategory(VN_PLAYS, {
  num,
  xien,
  xienq,
  truot,
  opt,
});
