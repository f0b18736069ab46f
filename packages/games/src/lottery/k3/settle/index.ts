import { faceSettling } from '../../families/face.ts';
import { optSettling } from '../../families/opt.ts';
import { pairsingleSettling } from '../../families/pairsingle.ts';
import { straightSettling } from '../../families/straight.ts';
import { subsetDanSettling } from '../../families/subset-dan.ts';
import { subsetEntrySettling } from '../../families/subset-entry.ts';
import { subsetSettling } from '../../families/subset.ts';
import { anyRun, anyTriple, hasFace, oneTriple, pairOrTriple } from '../../options/dice.ts';
import { sumPair, sumSides, sumValue } from '../../options/sum.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { k3 } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const k3Settlement: Settlement = createSettlement(k3, {
  opt: optSettling({ sumValue, sumSides, sumPair, anyTriple, oneTriple, pairOrTriple, anyRun, hasFace }),
  pairsingle: pairsingleSettling,
  subset: subsetSettling,
  'subset.entry': subsetEntrySettling,
  'subset.dan': subsetDanSettling,
  face: faceSettling,
  straight: straightSettling,
});
