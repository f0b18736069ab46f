import { payout, RULES_VERSION, spin } from '@quetzal/games/slots/classic3';
import type { Engine } from './engine.ts';

export const classic3: Engine = {
  rulesVersion: RULES_VERSION,
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
  play: (stream) => spin(stream).winUnits,
  payout,
  summary(stream) {
    const { stops, wins, winUnits } = spin(stream);
    return { stops, lines: wins, winUnits };
  },
};
