import { numSettling } from '../../families/num.ts';
import { optSettling } from '../../families/opt.ts';
import { truotSettling } from '../../families/truot.ts';
import { xienSettling } from '../../families/xien.ts';
import { xienqSettling } from '../../families/xienq.ts';
import { specialDigit, specialSides } from '../../options/special-prize.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { vn } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const vnSettlement: Settlement = createSettlement(vn, {
  num: numSettling,
  xien: xienSettling,
  xienq: xienqSettling,
  truot: truotSettling,
  opt: optSettling({ specialSides, specialDigit }),
});
