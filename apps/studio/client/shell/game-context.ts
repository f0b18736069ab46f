import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { createAmountFormat } from '../amounts.ts';
import type { Game } from '../game/game.ts';
import type { GameState, Store } from '../game/game-state.ts';
import type { Launch } from '../launch.ts';
import type { EngineKit } from '../engine-kit.ts';
import type { StageSlot } from '../stage/stage-slot.ts';
import type { StudioApi } from '../studio-api.ts';
import type { ThemeArt } from '../theme-art.ts';
import type { Words } from '../words.ts';

export type GameSurroundings = {
  readonly launch: Launch;
  readonly words: Words;
  /** What the reader calls the game. */
  readonly name: string;
  readonly art: ThemeArt;
  readonly kit: EngineKit;
  readonly store: Store;
  readonly api: StudioApi;
  readonly game: Game;
  readonly stage: StageSlot;
  readonly lobbyUrl: () => string | null;
};

export const GameContext = createContext<GameSurroundings | null>(null);

export function useGame(): GameSurroundings {
  const surroundings = use(GameContext);
  if (surroundings === null) throw new Error('a part of the game is outside the game');
  return surroundings;
}

export function useGameState(): GameState {
  const { store } = useGame();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Money as the reader writes it, in the currency of the session. */
export function useAmounts(): (amount: string) => string {
  const { launch } = useGame();
  const currency = useGameState().session?.currency ?? launch.currency ?? 'MXN';
  return useMemo(() => createAmountFormat(launch.language, currency), [launch.language, currency]);
}
