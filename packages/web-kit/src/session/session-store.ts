/** Why there is no session any more: the person left, or the server ended it. */
export type SessionEnd = 'logout' | 'expired' | 'revoked';

/** The session token of this tab, outside of React so that the API client can read it. */
export interface SessionStore {
  token: () => string | null;
  /** How the last session of this page ended; null before one did, and after a new login. */
  end: () => SessionEnd | null;
  start: (token: string) => void;
  clear: (end: SessionEnd) => void;
  /** Calls back after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Name of the token in session storage and in the address. */
export const tokenName = 'token';

/** Keeps the token in `storage`; session storage ends with the tab. */
export function createSessionStore(storage: Storage = sessionStorage): SessionStore {
  const listeners = new Set<() => void>();
  let end: SessionEnd | null = null;
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    token: () => storage.getItem(tokenName),
    end: () => end,
    start(token) {
      end = null;
      storage.setItem(tokenName, token);
      announce();
    },
    clear(reason) {
      if (storage.getItem(tokenName) === null) return;
      end = reason;
      storage.removeItem(tokenName);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Starts the session that an address brings (`?token=...`, from the player site to the agent portal and back) and
 * takes the token out of the address, so that it is neither shared nor kept in the history.
 */
export function takeTokenFromAddress(store: SessionStore): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get(tokenName);
  if (token === null) return;
  address.searchParams.delete(tokenName);
  window.history.replaceState(window.history.state, '', address);
  if (token !== '') store.start(token);
}
