import {
  FREE_SPIN_FACTOR,
  LINES,
  play,
  ROW_COUNT,
  STRIP_LENGTH,
  STRIPS,
  type FreeSpin,
  type Play,
  type Spin,
  type Symbol5,
} from '@quetzal/games/slots/lines5x3';
import { replayDraws } from '@quetzal/games/slots/draws';
import { FEATURE_PACE, FEATURE_PACE_TURBO } from '../../stage/feature-pace.ts';
import { reelPace } from '../../stage/reel-motion.ts';
import { createReelMachine, type ReelMachine, type ReelRules } from '../../stage/reel-machine.ts';
import { EMPTY_SCENE } from '../../stage/scene.ts';
import type { Bet, Stage, StageOptions } from '../../stage/stage.ts';
import { winOfLine, type Win } from '../../stage/win.ts';
import { eagerMs } from './eager.ts';

const RULES: ReelRules = {
  reelCount: STRIPS.length,
  rowCount: ROW_COUNT,
  symbolAt: (reel, place) =>
    STRIPS[reel as 0 | 1 | 2 | 3 | 4][((place % STRIP_LENGTH) + STRIP_LENGTH) % STRIP_LENGTH] as Symbol5,
  lines: LINES,
  firstStops: [5, 6, 8, 10, 11],
};

function winsOf({ wins, scatterPlaces, scatters, scatterUnits }: Spin, factor = 1): Win[] {
  const onLines = wins.map((win) => winOfLine(win, LINES, factor));
  if (scatterUnits === 0) return onLines;
  const note = { kind: 'symbols', symbol: 'S', count: scatters, units: scatterUnits * factor } as const;
  return [...onLines, { line: null, places: scatterPlaces, note }];
}

/** The five reels of lines5x3, and its free spins. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const { isTurbo, onScene, onNoise } = options;
  const machine = await createReelMachine(options, RULES);
  const feature = createFeature(options, machine);
  return {
    show(draws) {
      onScene(EMPTY_SCENE);
      machine.rest(draws?.slice(0, RULES.reelCount));
    },
    start() {
      onScene(EMPTY_SCENE);
      machine.turn();
    },
    async land(draws, { stake, win }: Bet) {
      const round = play(replayDraws(draws));
      const { base, baseWin, freeSpins } = round;
      await machine.stopOn(base.stops, eagerMs(base, reelPace(isTurbo()).eagerMs));
      const isAhead = Number(win) > Number(stake);
      if (baseWin > 0) machine.celebrate(winsOf(base), isAhead);
      if (isAhead) onNoise('win', 0);
      if (freeSpins.length === 0) return;
      onScene({ wonUnits: baseWin });
      await feature.show(round);
      machine.rest(base.stops);
      machine.celebrate(winsOf(base), true);
      onScene({ feature: null });
    },
    skip: machine.hurry,
    skipFeature: feature.leaveOut,
    cancel() {
      void machine.stopOn();
    },
    destroy: machine.destroy,
  };
}

/** Shows free spins one by one, from what was decided before. */
function createFeature({ isTurbo, onScene, onNoise }: StageOptions, machine: ReelMachine) {
  const { timeline } = machine;
  const pace = () => (isTurbo() ? FEATURE_PACE_TURBO : FEATURE_PACE);
  let isLeftOut = false;

  /** `of`: how many free spins there are before it. */
  async function showSpin(free: FreeSpin, { spin, of }: { spin: number; of: number }): Promise<void> {
    onScene({ feature: { kind: 'spins', spin, of, factor: FREE_SPIN_FACTOR }, note: null });
    machine.turn();
    await machine.stopOn(free.stops, eagerMs(free, reelPace(isTurbo()).eagerMs));
    if (isLeftOut) return;
    if (free.win > 0) {
      machine.celebrate(winsOf(free, FREE_SPIN_FACTOR), false);
      onNoise('win', 0);
      onScene({ wonUnits: free.runningWin });
      await timeline.wait(pace().winMs);
    }
    if (free.freeSpins > 0) {
      const note = { kind: 'more_spins', count: free.freeSpins } as const;
      onScene({ note, feature: { kind: 'spins', spin, of: spin + free.spinsLeft, factor: FREE_SPIN_FACTOR } });
      await timeline.wait(pace().winMs);
    }
    await timeline.wait(pace().betweenMs);
  }

  return {
    async show({ base, freeSpins, winUnits }: Play): Promise<void> {
      isLeftOut = false;
      timeline.rush(false);
      await timeline.wait(pace().beforeMs);
      onScene({ feature: { kind: 'intro', spins: base.freeSpins }, note: null });
      await timeline.wait(pace().introMs);
      let of = base.freeSpins;
      for (const [index, free] of freeSpins.entries()) {
        if (isLeftOut) break;
        await showSpin(free, { spin: index + 1, of });
        of = index + 1 + free.spinsLeft;
      }
      timeline.rush(false);
      onScene({
        feature: { kind: 'summary', spins: freeSpins.length, units: winUnits },
        note: null,
        wonUnits: winUnits,
      });
      onNoise('win', 0);
      await timeline.wait(pace().summaryMs);
    },
    leaveOut(): void {
      isLeftOut = true;
      machine.hurry();
    },
  };
}
