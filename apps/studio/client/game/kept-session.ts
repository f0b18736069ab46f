import type { Launch } from '../launch.ts';

/** The session of a game in this tab, which a page that is loaded again goes on with. */
export type KeptSession = {
  readonly token: () => string | null;
  readonly keep: (token: string) => void;
  /** The next page opens a session of its own. */
  readonly forget: () => void;
};

type Keys = Pick<Launch, 'gameCode' | 'mode' | 'launchToken'>;

/** Kept for the tab only; a framed page may be denied storage, and then a reload needs a new launch. */
export function createKeptSession(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { gameCode, mode, launchToken }: Keys,
): KeptSession {
  const key = `quetzal-studio:${gameCode}:${mode}:${launchToken ?? ''}`;
  function attempt<T>(use: () => T): T | null {
    try {
      return use();
    } catch {
      return null;
    }
  }
  return {
    token: () => attempt(() => storage().getItem(key)),
    keep: (token) => {
      attempt(() => {
        storage().setItem(key, token);
      });
    },
    forget: () => {
      attempt(() => {
        storage().removeItem(key);
      });
    },
  };
}
