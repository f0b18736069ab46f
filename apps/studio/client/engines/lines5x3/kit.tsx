import { keepDraws, replayDraws } from '@quetzal/games/slots/draws';
import { payout, play, ROW_COUNT, RULES_VERSION, STRIPS } from '@quetzal/games/slots/lines5x3';
import type { EngineKit } from '../../engine-kit.ts';
import { rowsOf } from '../rows-of.ts';
import { PaysTab, SidePays } from './pays.tsx';
import { RulesTab } from './rules.tsx';

export const kit: EngineKit = {
  rulesVersion: RULES_VERSION,
  columnCount: STRIPS.length,
  hasFeature: true,
  payout,
  loadStage: async () => (await import('./stage.ts')).createStage,
  SidePays,
  PaysTab,
  RulesTab,
  read(draws) {
    const { base, freeSpins, winUnits } = play(replayDraws(draws));
    return { rows: rowsOf(base.window, ROW_COUNT), freeSpins: freeSpins.length, winUnits };
  },
  drawsOf(stream) {
    const { stream: kept, draws } = keepDraws(stream);
    play(kept);
    return draws;
  },
};
