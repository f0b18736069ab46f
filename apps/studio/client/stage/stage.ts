import type { Theme } from '../../themes/index.ts';
import type { GameArt } from '../theme-art.ts';
import type { Scene } from './scene.ts';

/** What a stage lets be heard. */
export type Noise = 'stop' | 'win' | 'vanish';

export type StageOptions = {
  readonly host: HTMLElement;
  readonly theme: Theme;
  readonly art: GameArt;
  readonly isTurbo: () => boolean;
  readonly hasReducedMotion: () => boolean;
  /** What units of the engine come to at the bet of the round, as the player writes money. */
  readonly amountOf: (units: number) => string;
  readonly onScene: (change: Partial<Scene>) => void;
  /** `place` is the reel or column that made it. */
  readonly onNoise: (noise: Noise, place: number) => void;
};

/** What a bet won, as decimals of the server. */
export type Bet = { readonly stake: string; readonly win: string };

/** The part of a game that moves. It shows what the server has decided; nothing on it is a matter of chance. */
export type Stage = {
  /** Shows where a round ended, or something to begin with, at rest. */
  readonly show: (draws: readonly number[] | null) => void;
  /** Moves until there is a result. */
  readonly start: () => void;
  /** Shows a round from its draws, free spins and all; resolves when it is over. */
  readonly land: (draws: readonly number[], bet: Bet) => Promise<void>;
  /** Brings what is shown just now to its end. */
  readonly skip: () => void;
  /** Leaves out the free spins that are still to be shown. */
  readonly skipFeature: () => void;
  /** Stops without a result: back to what was shown before. */
  readonly cancel: () => void;
  readonly destroy: () => void;
};
