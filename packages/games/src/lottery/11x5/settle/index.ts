import { anywhereSettling } from '../../families/anywhere.ts';
import { entrySettling } from '../../families/entry.ts';
import { fixedSettling } from '../../families/fixed.ts';
import { optSettling } from '../../families/opt.ts';
import { straightSettling } from '../../families/straight.ts';
import { subsetDanSettling } from '../../families/subset-dan.ts';
import { subsetEntrySettling } from '../../families/subset-entry.ts';
import { subsetSettling } from '../../families/subset.ts';
import { median, oddCount } from '../../options/eleven.ts';
import { dragonTiger, positionSides } from '../../options/position.ts';
import { sumSides } from '../../options/sum.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { eleven } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const elevenSettlement: Settlement = createSettlement(eleven, {
  straight: straightSettling,
  entry: entrySettling,
  subset: subsetSettling,
  'subset.entry': subsetEntrySettling,
  'subset.dan': subsetDanSettling,
  anywhere: anywhereSettling,
  fixed: fixedSettling,
  opt: optSettling({ oddCount, median, positionSides, sumSides, dragonTiger }),
});
