import { createKept, type TabStorage } from './kept.ts';

/** Which round with free spins is being shown in this tab: a page that is loaded again tells what they came to. */
export type RoundInView = {
  readonly begin: (roundId: string) => void;
  readonly end: () => void;
  /** Whether showing this round was begun and never ended. */
  readonly wasCutOff: (roundId: string) => boolean;
};

/** Without storage a page that is loaded again tells only the last result. */
export function createRoundInView(storage: TabStorage): RoundInView {
  const kept = createKept(storage, 'quetzal-studio:round-in-view');
  return { begin: kept.write, end: kept.forget, wasCutOff: (roundId) => kept.read() === roundId };
}
