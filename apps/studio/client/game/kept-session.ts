import type { Launch } from '../launch.ts';
import { createKept, type Kept, type TabStorage } from './kept.ts';

/** The token of a game's session, with which a page that is loaded again goes on; without it a reload needs a new launch. */
export function createKeptSession(
  storage: TabStorage,
  { gameCode, mode, launchToken }: Pick<Launch, 'gameCode' | 'mode' | 'launchToken'>,
): Kept {
  return createKept(storage, `quetzal-studio:${gameCode}:${mode}:${launchToken ?? ''}`);
}
