import { payout, play, RULES_VERSION } from '@quetzal/games/slots/anywhere6x5';
import type { Engine } from './engine.ts';

export const anywhere6x5: Engine = {
  rulesVersion: RULES_VERSION,
  // No lines; the highest bet is lower than elsewhere, since a round of this engine can really come to its cap.
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00'],
  play: (stream) => play(stream).winHundredths,
  payout,
  summary(stream) {
    const { base, baseWin, scatterWin, freeSpins, winHundredths, isCapped } = play(stream);
    return {
      grid: base.grid.map((column) => column.map(({ symbol }) => symbol)),
      steps: base.steps.map(({ hundredths }) => hundredths),
      orbs: base.orbs,
      scatters: base.scatters,
      baseWin,
      scatterWin,
      freeSpins: freeSpins.map(({ win, total, runningWin }) => ({ win, total, runningWin })),
      winHundredths,
      isCapped,
    };
  },
};
