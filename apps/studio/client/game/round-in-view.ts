const KEY = 'quetzal-studio:round-in-view';

/** Which round with free spins is being shown in this tab: a page that is loaded again tells what they came to. */
export type RoundInView = {
  readonly begin: (roundId: string) => void;
  readonly end: () => void;
  /** Whether showing this round was begun and never ended. */
  readonly wasCutOff: (roundId: string) => boolean;
};

/** Kept for the tab only; a framed page may be denied storage, and then tells only the last result. */
export function createRoundInView(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): RoundInView {
  function attempt<T>(use: () => T, otherwise: T): T {
    try {
      return use();
    } catch {
      return otherwise;
    }
  }
  return {
    begin: (roundId) => {
      attempt(() => {
        storage().setItem(KEY, roundId);
      }, undefined);
    },
    end: () => {
      attempt(() => {
        storage().removeItem(KEY);
      }, undefined);
    },
    wasCutOff: (roundId) => attempt(() => storage().getItem(KEY) === roundId, false),
  };
}
