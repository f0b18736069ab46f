import { evaluate, LINES, symbolAt, type PerReel } from '@quetzal/games/slots/classic3';
import { createReelMachine, type ReelRules } from '../../stage/reel-machine.ts';
import { reelPace } from '../../stage/reel-motion.ts';
import type { Bet, Stage, StageOptions } from '../../stage/stage.ts';
import { winOfLine } from '../../stage/win.ts';
import { eagerMs } from './eager.ts';

const RULES: ReelRules = {
  reelCount: 3,
  rowCount: 3,
  symbolAt: (reel, place) => symbolAt(reel as 0 | 1 | 2, place),
  lines: LINES,
  firstStops: [19, 0, 13],
};

/** The three reels of classic3. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const machine = await createReelMachine(options, RULES);
  return {
    show(stops) {
      machine.rest(stops ?? undefined);
    },
    start: machine.turn,
    async land(stops, { stake, win }: Bet) {
      const places = stops as unknown as PerReel<number>;
      await machine.stopOn(places, eagerMs(places, reelPace(options.isTurbo()).eagerMs));
      const { wins } = evaluate(places);
      if (wins.length === 0) return;
      const isAhead = Number(win) > Number(stake);
      if (isAhead) options.onNoise('win', 0);
      machine.celebrate(
        wins.map((lineWin) => winOfLine(lineWin, LINES)),
        isAhead,
      );
    },
    skip: machine.hurry,
    skipFeature: machine.hurry,
    cancel() {
      void machine.stopOn();
    },
    destroy: machine.destroy,
  };
}
