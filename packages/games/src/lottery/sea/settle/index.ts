import { fourdBoxSettling } from '../../families/fourd-box.ts';
import { fourdRollSettling } from '../../families/fourd-roll.ts';
import { fourdSettling } from '../../families/fourd.ts';
import { numSettling } from '../../families/num.ts';
import { runSettling } from '../../families/run.ts';
import { todSettling } from '../../families/tod.ts';
import { totoSettling } from '../../families/toto.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { sea } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const seaSettlement: Settlement = createSettlement(sea, {
  num: numSettling,
  tod: todSettling,
  run: runSettling,
  fourd: fourdSettling,
  'fourd.box': fourdBoxSettling,
  'fourd.roll': fourdRollSettling,
  toto: totoSettling,
});
