import { payout, play, RULES_VERSION } from '@quetzal/games/slots/lines5x3';
import type { Engine } from './engine.ts';

export const lines5x3: Engine = {
  rulesVersion: RULES_VERSION,
  // Twenty lines of 0.05, 0.10, 0.20, 0.50, 1, 2, 5, 10 and 25.
  stakes: ['1.00', '2.00', '4.00', '10.00', '20.00', '40.00', '100.00', '200.00', '500.00'],
  play: (stream) => play(stream).winUnits,
  payout,
  summary(stream) {
    const { base, baseWin, freeSpins, winUnits, isCapped } = play(stream);
    return {
      stops: base.stops,
      lines: base.wins,
      scatters: base.scatters,
      baseWin,
      freeSpins: freeSpins.map(({ stops, win, runningWin }) => ({ stops, win, runningWin })),
      winUnits,
      isCapped,
    };
  },
};
