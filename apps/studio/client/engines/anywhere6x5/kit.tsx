import { COLUMN_COUNT, payout, play, ROW_COUNT, RULES_VERSION } from '@quetzal/games/slots/anywhere6x5';
import { keepDraws, replayDraws } from '@quetzal/games/slots/draws';
import type { EngineKit } from '../../engine-kit.ts';
import { rowsOf } from '../rows-of.ts';
import { PaysTab, SidePays } from './pays.tsx';
import { RulesTab } from './rules.tsx';

export const kit: EngineKit = {
  rulesVersion: RULES_VERSION,
  columnCount: COLUMN_COUNT,
  hasFeature: true,
  payout,
  loadStage: async () => (await import('./stage.ts')).createStage,
  SidePays,
  PaysTab,
  RulesTab,
  read(draws) {
    const { base, freeSpins, winHundredths } = play(replayDraws(draws));
    const grid = base.steps.at(-1)?.grid ?? base.grid;
    const symbols = grid.map((column) => column.map(({ symbol }) => symbol));
    return { rows: rowsOf(symbols, ROW_COUNT), freeSpins: freeSpins.length, winUnits: winHundredths };
  },
  drawsOf(stream) {
    const { stream: kept, draws } = keepDraws(stream);
    play(kept);
    return draws;
  },
};
