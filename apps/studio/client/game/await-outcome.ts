import { StudioError, type Round } from '../studio-api.ts';

const ENDED = new Set<Round['state']>(['settled', 'refused', 'rolled_back']);
const KEEPS_ASKING = new Set(['offline', 'internal']);
const PAUSE_MS = 1000;
/** How long nothing is said of a server that does not answer: most are only slow. */
export const SILENT_AFTER_MS = 4500;

export type OutcomeOptions = {
  /** Asks for the round, null while one in another window comes to its end; asking again never bets again. */
  readonly ask: () => Promise<Round | null>;
  /** Called while there is no outcome yet; `silent` when the server has not said anything for a while. */
  readonly onWaiting: (state: Round['state'] | 'offline' | 'silent') => void;
  readonly wait: (ms: number) => Promise<void>;
};

/** Asks until the round has ended, also across broken connections: the bet may be taken, so giving up is no choice. */
export async function awaitOutcome({ ask, onWaiting, wait }: OutcomeOptions): Promise<Round> {
  let isSilent = true;
  void wait(SILENT_AFTER_MS).then(() => {
    if (isSilent) onWaiting('silent');
  });
  for (;;) {
    try {
      const round = await ask().finally(() => {
        isSilent = false;
      });
      if (round !== null && ENDED.has(round.state)) return round;
      onWaiting(round === null ? 'silent' : round.state);
    } catch (err) {
      if (!(err instanceof StudioError) || !KEEPS_ASKING.has(err.code)) throw err;
      onWaiting('offline');
    }
    await wait(PAUSE_MS);
  }
}
