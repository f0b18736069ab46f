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
import { dragonTiger } from '../../options/position.ts';
import { shape } from '../../options/shape.ts';
import { sumSides, sumTail } from '../../options/sum.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { lf } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const lfSettlement: Settlement = createSettlement(lf, {
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
  opt: optSettling({ sumTail, shape, dragonTiger, sumSides }),
  posopt: posoptSettling,
  fixed: fixedSettling,
  anywhere: anywhereSettling,
});
