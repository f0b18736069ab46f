import { EMPTY_SCENE, type Scene } from '../stage/scene.ts';
import type { FreeRounds, Round, SessionState } from '../studio-api.ts';
import type { CalledWin } from './win-pace.ts';

/** Where the game is: what may be pressed follows from it. */
type Phase = 'opening' | 'ready' | 'spinning' | 'failed';

/** What the strip under the reels says, besides wins. */
export type Message =
  | {
      readonly kind:
        | 'welcome'
        | 'good_luck'
        | 'no_win'
        | 'still_waiting'
        | 'confirming'
        | 'returning'
        | 'reconnecting'
        | 'auto_limit'
        | 'auto_feature'
        | 'free_returned';
    }
  | { readonly kind: 'returned' | 'won' | 'last_win' | 'jackpot'; readonly amount: string }
  | { readonly kind: 'refused'; readonly code: string };

export type Autoplay = {
  readonly left: number;
  readonly lossLimit: bigint;
  readonly lost: bigint;
  /** Whether it ends with a round that has free spins. */
  readonly stopsOnFeature: boolean;
};

export type GameState = {
  readonly phase: Phase;
  readonly failure: string | null;
  readonly session: Omit<SessionState, 'balance' | 'openRound' | 'rounds' | 'freeRounds'> | null;
  readonly balance: string | null;
  readonly stake: string;
  /** What can be played for nothing; the first of them is played before anything else. */
  readonly freeRounds: readonly FreeRounds[];
  /** Whether the round on the reels costs the player nothing. */
  readonly isFree: boolean;
  /** What the round on the reels won, of the pot as well. */
  readonly win: string | null;
  readonly message: Message;
  /** The round on the reels, once it may be shown. */
  readonly shown: Round | null;
  readonly rounds: readonly Round[];
  readonly autoplay: Autoplay | null;
  readonly isTurbo: boolean;
  /** Whether the result is there and is being shown: then it can be hurried. */
  readonly isShowing: boolean;
  readonly scene: Scene;
  /** Free spins whose end nobody saw, as an earlier page was cut off in them: what the whole round won. */
  readonly unseen: { readonly spins: number; readonly units: number } | null;
  /** What was won of the pot, until the player has put it away. */
  readonly potWin: string | null;
  /** The win of many bets that is called over the reels, until it has stood long enough or is put away. */
  readonly calledWin: CalledWin | null;
};

const INITIAL_STATE: GameState = {
  phase: 'opening',
  failure: null,
  session: null,
  balance: null,
  stake: '10.00',
  freeRounds: [],
  isFree: false,
  win: null,
  message: { kind: 'welcome' },
  shown: null,
  rounds: [],
  autoplay: null,
  isTurbo: false,
  isShowing: false,
  scene: EMPTY_SCENE,
  unseen: null,
  potWin: null,
  calledWin: null,
};

/** The stake of the round that comes next: that of free rounds, which are played first, else the player's own. */
export function stakeToPlay({ freeRounds, stake }: Pick<GameState, 'freeRounds' | 'stake'>): string {
  return freeRounds[0]?.stake ?? stake;
}

export type Store = {
  readonly get: () => GameState;
  readonly set: (change: Partial<GameState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The state of one game page, as React's external stores want it. */
export function createStore(): Store {
  let state = INITIAL_STATE;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
