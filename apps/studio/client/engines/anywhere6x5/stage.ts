import { FREE_SPINS, play, type FreeSpin, type Play } from '@quetzal/games/slots/anywhere6x5';
import { replayDraws } from '@quetzal/games/slots/draws';
import { FEATURE_PACE, FEATURE_PACE_TURBO } from '../../stage/feature-pace.ts';
import { createFrame } from '../../stage/frame.ts';
import { EMPTY_SCENE } from '../../stage/scene.ts';
import { createSheet } from '../../stage/sheet.ts';
import { createSparks } from '../../stage/sparks.ts';
import type { Stage, StageOptions } from '../../stage/stage.ts';
import { createTimeline } from '../../stage/timeline.ts';
import { createBoard } from './board.ts';
import { DROP_PACE, DROP_PACE_TURBO } from './drop.ts';
import { FIRST_GRID } from './first-grid.ts';
import { createFlights } from './flights.ts';
import { createSequenceShow, lastGrid, placesOf } from './show-sequence.ts';

/** The tumbling columns of anywhere6x5, and its free spins. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const { onScene, onNoise } = options;
  const { frame, board, timeline, sequences } = await createParts(options);
  const feature = createFeature(options, { board, timeline, sequences });
  let rested = FIRST_GRID;
  let isEmptied = Promise.resolve();

  async function showBase({ base, baseWin, scatterWin }: Play): Promise<void> {
    await sequences.play(base, 0);
    if (base.tumbleWin > 0 && base.orbs > 0)
      await sequences.multiply(base, { by: base.orbs, units: baseWin, wonUnits: baseWin });
    if (scatterWin === 0) return;
    onScene({
      note: { kind: 'symbols', symbol: 'SC', count: base.scatters, units: scatterWin },
      wonUnits: baseWin + scatterWin,
    });
    await sequences.lift(placesOf(lastGrid(base), 'SC'), FEATURE_PACE.beforeMs);
  }

  return {
    show(draws) {
      onScene(EMPTY_SCENE);
      if (draws !== null) rested = lastGrid(play(replayDraws(draws)).base);
      board.set(rested);
      frame.wake();
    },
    start() {
      onScene(EMPTY_SCENE);
      timeline.rush(false);
      isEmptied = board.empty();
    },
    async land(draws, { stake, win }) {
      const round = play(replayDraws(draws));
      await isEmptied;
      await showBase(round);
      rested = lastGrid(round.base);
      if (Number(win) > Number(stake)) onNoise('win', 0);
      if (round.freeSpins.length > 0) {
        await feature.show(round);
        board.set(rested);
      }
      onScene({ note: null, feature: null });
      frame.wake();
    },
    skip() {
      timeline.rush(true);
    },
    skipFeature: feature.leaveOut,
    cancel() {
      void isEmptied.then(() => {
        board.set(rested);
        frame.wake();
      });
    },
    destroy: frame.destroy,
  };
}

/** Everything on the canvas. */
async function createParts(options: StageOptions) {
  const { art, theme, host, isTurbo, hasReducedMotion, onNoise } = options;
  const timeline = createTimeline(() => {
    frame?.wake();
  });
  const pace = () => (isTurbo() ? DROP_PACE_TURBO : DROP_PACE);
  const board = createBoard({
    sheet: createSheet(art),
    timeline,
    pace,
    hasReducedMotion,
    onColumn: (column) => {
      onNoise('stop', column);
    },
  });
  const sparks = createSparks(theme.colours.spark);
  const flights = createFlights(timeline, hasReducedMotion);
  const frame: Awaited<ReturnType<typeof createFrame>> = await createFrame({
    host,
    layers: [board.container, sparks.container, flights.container],
    layout(width, height) {
      board.layout(width, height);
      flights.layout(width, height);
    },
    step: (nowMs, elapsedMs) => {
      const isGoingOn = timeline.step(nowMs);
      return sparks.step(elapsedMs) || isGoingOn;
    },
  });
  const sequences = createSequenceShow(options, { board, flights, sparks, timeline, pace });
  return { frame, board, timeline, sequences };
}

type FeatureParts = Pick<Awaited<ReturnType<typeof createParts>>, 'board' | 'timeline' | 'sequences'>;

/** Shows free spins one by one, from what was decided before. */
function createFeature({ isTurbo, onScene, onNoise }: StageOptions, { board, timeline, sequences }: FeatureParts) {
  const pace = () => (isTurbo() ? FEATURE_PACE_TURBO : FEATURE_PACE);
  let isLeftOut = false;

  async function showSpin(free: FreeSpin, at: { spin: number; of: number; factor: number }): Promise<void> {
    const { spin } = at;
    timeline.rush(false);
    onScene({ feature: { kind: 'spins', ...at }, note: null });
    await board.empty();
    await sequences.play(free, free.runningWin - free.win);
    if (isLeftOut) return;
    if (free.tumbleWin > 0 && free.orbs > 0)
      await sequences.multiply(free, { by: free.total, units: free.win, wonUnits: free.runningWin });
    const of = spin + free.spinsLeft;
    onScene({ feature: { kind: 'spins', spin, of, factor: free.total }, wonUnits: free.runningWin });
    if (of > at.of) {
      onScene({ note: { kind: 'more_spins', count: of - at.of } });
      await sequences.lift(placesOf(lastGrid(free), 'SC'), pace().winMs);
    }
    await timeline.wait(pace().betweenMs);
  }

  return {
    async show({ freeSpins, winHundredths }: Play): Promise<void> {
      isLeftOut = false;
      let of = FREE_SPINS;
      let factor = 0;
      timeline.rush(false);
      onScene({ feature: { kind: 'intro', spins: of }, note: null });
      await timeline.wait(pace().introMs);
      for (const [index, free] of freeSpins.entries()) {
        if (isLeftOut) break;
        await showSpin(free, { spin: index + 1, of, factor });
        of = index + 1 + free.spinsLeft;
        factor = free.total;
      }
      timeline.rush(false);
      onScene({
        feature: { kind: 'summary', spins: freeSpins.length, units: winHundredths },
        note: null,
        wonUnits: winHundredths,
      });
      onNoise('win', 0);
      await timeline.wait(pace().summaryMs);
    },
    leaveOut(): void {
      isLeftOut = true;
      timeline.rush(true);
    },
  };
}
