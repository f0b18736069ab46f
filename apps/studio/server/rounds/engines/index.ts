import { findTheme } from '../../../themes/index.ts';
import { anywhere6x5 } from './anywhere6x5.ts';
import { classic3 } from './classic3.ts';
import type { Engine } from './engine.ts';
import { lines5x3 } from './lines5x3.ts';

export type { Engine } from './engine.ts';

const engines = { classic3, lines5x3, anywhere6x5 };

/**
 * The engine of a game that the studio has.
 * @throws Error for any other code
 */
export function engineOfGame(gameCode: string): Engine {
  const theme = findTheme(gameCode);
  if (theme === undefined) throw new Error(`the studio has no game ${gameCode}`);
  return engines[theme.engine];
}

/**
 * The engine that decided a stored round.
 * @throws Error when no engine here plays by these rules
 */
export function engineOfRules(rulesVersion: string): Engine {
  const engine = Object.values(engines).find((candidate) => candidate.rulesVersion === rulesVersion);
  if (engine === undefined) throw new Error(`no engine plays by the rules ${rulesVersion}`);
  return engine;
}
