import { StudioError, type Round } from '../studio-api.ts';

const ENDED = new Set<Round['state']>(['settled', 'refused', 'rolled_back']);
const PAUSE_MS = 1000;

export type OutcomeOptions = {
  /** Asks for the round; asking again never bets again. */
  readonly ask: () => Promise<Round>;
  /** Called while there is no outcome yet. */
  readonly onWaiting: (state: Round['state'] | 'offline') => void;
  readonly wait: (ms: number) => Promise<void>;
};

/** Asks until the round has ended, also across broken connections: the bet may be taken, so giving up is no choice. */
export async function awaitOutcome({ ask, onWaiting, wait }: OutcomeOptions): Promise<Round> {
  for (;;) {
    try {
      const round = await ask();
      if (ENDED.has(round.state)) return round;
      onWaiting(round.state);
    } catch (err) {
      if (!(err instanceof StudioError) || !['offline', 'internal', 'round_open'].includes(err.code)) throw err;
      onWaiting('offline');
    }
    await wait(PAUSE_MS);
  }
}
