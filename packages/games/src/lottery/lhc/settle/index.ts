import { linkedNumbersSettling } from '../../families/l-combo.ts';
import { linkedTailsSettling } from '../../families/l-tailk.ts';
import { linkedZodiacsSettling } from '../../families/l-zodk.ts';
import { optSettling } from '../../families/opt.ts';
import {
  ballColour,
  ballHalfColour,
  ballHead,
  ballNumber,
  ballPair,
  ballSides,
  ballTail,
  ballZodiac,
  regularBall,
} from '../../options/ball.ts';
import { colourOfSeven, totalSides, zodiacCount } from '../../options/seven-balls.ts';
import { createSettlement, type Settlement } from '../../settlement.ts';
import { lhc } from '../index.ts';

/** The prizes and the settlement of all its plays. */
export const lhcSettlement: Settlement = createSettlement(lhc, {
  opt: optSettling({
    ballNumber,
    ballSides,
    ballPair,
    ballColour,
    ballHalfColour,
    ballTail,
    ballHead,
    ballZodiac,
    regularBall,
    totalSides,
    zodiacCount,
    colourOfSeven,
  }),
  'l.combo': linkedNumbersSettling,
  'l.zodk': linkedZodiacsSettling,
  'l.tailk': linkedTailsSettling,
});
