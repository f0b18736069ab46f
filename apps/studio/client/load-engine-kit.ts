import type { Theme } from '../themes/index.ts';
import type { EngineKit } from './engine-kit.ts';

const loaders: Readonly<Record<Theme['engine'], () => Promise<EngineKit>>> = {
  classic3: async () => (await import('./engines/classic3/kit.tsx')).kit,
  lines5x3: async () => (await import('./engines/lines5x3/kit.tsx')).kit,
  anywhere6x5: async () => (await import('./engines/anywhere6x5/kit.tsx')).kit,
};

/** Loads the one engine of a game. */
export const loadEngineKit = async (engine: Theme['engine']): Promise<EngineKit> => loaders[engine]();
