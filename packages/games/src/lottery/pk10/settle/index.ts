import { anywhereSettling } from '../../families/anywhere.ts';
import { entrySettling } from '../../families/entry.ts';
import { fixedSettling } from '../../families/fixed.ts';
import { optSettling } from '../../families/opt.ts';
import { straightSettling } from '../../families/straight.ts';
import { subsetSettling } from '../../families/subset.ts';
import { dragonTiger, positionSides } from '../../options/position.ts';
import { sumPair, sumSides, sumValue } from '../../options/sum.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { pk10 } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const pk10Settlement: Settlement = createSettlement(pk10, {
  straight: straightSettling,
  entry: entrySettling,
  subset: subsetSettling,
  anywhere: anywhereSettling,
  fixed: fixedSettling,
  opt: optSettling({ sumValue, sumSides, sumPair, positionSides, dragonTiger }),
});
