import { anywhereSettling } from '../../families/anywhere.ts';
import { fixedSettling } from '../../families/fixed.ts';
import { groupSettling } from '../../families/group.ts';
import { optSettling } from '../../families/opt.ts';
import { pack3Settling } from '../../families/pack3.ts';
import { straightSettling } from '../../families/straight.ts';
import { zu3Settling } from '../../families/zu3.ts';
import { colourOfSum, extreme } from '../../options/pc28.ts';
import { dragonTiger, positionSides } from '../../options/position.ts';
import { shape } from '../../options/shape.ts';
import { sumPair, sumSides, sumValue } from '../../options/sum.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { pcb } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const pcbSettlement: Settlement = createSettlement(pcb, {
  opt: optSettling({ sumValue, sumSides, sumPair, extreme, colourOfSum, shape, positionSides, dragonTiger }),
  pack3: pack3Settling,
  straight: straightSettling,
  zu3: zu3Settling,
  group: groupSettling,
  fixed: fixedSettling,
  anywhere: anywhereSettling,
});
