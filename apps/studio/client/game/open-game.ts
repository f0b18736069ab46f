import type { Launch } from '../launch.ts';
import { StudioError, type SessionState, type StudioApi } from '../studio-api.ts';
import type { Kept } from './kept.ts';

/**
 * Opens the session of this page. A launch token is good once, so a reload goes on with the session that the first load
 * opened; that session lives in this tab only.
 */
export async function openGame(api: StudioApi, launch: Launch, kept: Kept): Promise<SessionState> {
  const known = kept.read();
  if (known !== null) {
    api.useToken(known);
    const state = await api.state().catch((err: unknown) => {
      if (err instanceof StudioError && err.code === 'session_invalid') return null;
      throw err;
    });
    if (state !== null) return state;
  }
  const opened = await api.openSession({
    gameCode: launch.gameCode,
    mode: launch.mode,
    ...(launch.launchToken === null ? {} : { launchToken: launch.launchToken }),
    ...(launch.operatorId ? { operatorId: launch.operatorId } : {}),
    ...(launch.currency === null ? {} : { currency: launch.currency }),
  });
  kept.write(opened.token);
  return opened;
}
