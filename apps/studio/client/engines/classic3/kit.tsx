import { keepDraws } from '@quetzal/games/slots/draws';
import { evaluate, payout, ROW_COUNT, RULES_VERSION, spin, type PerReel } from '@quetzal/games/slots/classic3';
import type { EngineKit } from '../../engine-kit.ts';
import { rowsOf } from '../rows-of.ts';
import { PaysTab, SidePays } from './pays.tsx';
import { RulesTab } from './rules.tsx';

export const kit: EngineKit = {
  rulesVersion: RULES_VERSION,
  columnCount: 3,
  hasFeature: false,
  payout,
  loadStage: async () => (await import('./stage.ts')).createStage,
  SidePays,
  PaysTab,
  RulesTab,
  read(stops) {
    const { window, winUnits } = evaluate(stops as unknown as PerReel<number>);
    return { rows: rowsOf(window, ROW_COUNT), freeSpins: 0, winUnits };
  },
  drawsOf(stream) {
    const { stream: kept, draws } = keepDraws(stream);
    spin(kept);
    return draws;
  },
};
