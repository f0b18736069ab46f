import { anyEntrySettling } from '../../families/any-entry.ts';
import { anyGroupSettling } from '../../families/any-group.ts';
import { anySumSettling } from '../../families/any-sum.ts';
import { anySettling } from '../../families/any.ts';
import { anywhereSettling } from '../../families/anywhere.ts';
import { comboSettling } from '../../families/combo.ts';
import { entrySettling } from '../../families/entry.ts';
import { fixedSettling } from '../../families/fixed.ts';
import { groupDanSettling } from '../../families/group-dan.ts';
import { groupEntrySettling } from '../../families/group-entry.ts';
import { groupSumSettling } from '../../families/group-sum.ts';
import { groupSettling } from '../../families/group.ts';
import { optSettling } from '../../families/opt.ts';
import { posoptSettling } from '../../families/posopt.ts';
import { spanSettling } from '../../families/span.ts';
import { straightSettling } from '../../families/straight.ts';
import { sumSettling } from '../../families/sum.ts';
import { zu3Settling } from '../../families/zu3.ts';
import { bull } from '../../options/bull.ts';
import { lucky } from '../../options/lucky.ts';
import { poker } from '../../options/poker.ts';
import { dragonTiger, positionSides } from '../../options/position.ts';
import { shape } from '../../options/shape.ts';
import { sumSides, sumTail } from '../../options/sum.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { ssc } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const sscSettlement: Settlement = createSettlement(ssc, {
  straight: straightSettling,
  entry: entrySettling,
  sum: sumSettling,
  span: spanSettling,
  combo: comboSettling,
  zu3: zu3Settling,
  group: groupSettling,
  'group.entry': groupEntrySettling,
  'group.sum': groupSumSettling,
  'group.dan': groupDanSettling,
  opt: optSettling({ sumTail, shape, dragonTiger, sumSides, positionSides, bull, poker, lucky }),
  posopt: posoptSettling,
  fixed: fixedSettling,
  anywhere: anywhereSettling,
  any: anySettling,
  'any.entry': anyEntrySettling,
  'any.sum': anySumSettling,
  'any.group': anyGroupSettling,
});
