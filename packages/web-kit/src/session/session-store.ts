import type { LoginWay } from './member.ts';

/** Why there is no session any more: the person left, or the server ended it. */
export type SessionEnd = 'logout' | 'expired' | 'revoked';

/** The session token of this tab, outside of React so that the API client can read it. */
export interface SessionStore {
  token: () => string | null;
  /** How the last session of this page ended; null before one did, and after a new login. */
  end: () => SessionEnd | null;
  /** The one-time ticket that the address brought and that nobody has exchanged for a session yet. */
  ticket: () => string | null;
  dropTicket: () => void;
  start: (token: string, way: LoginWay) => void;
  /** The person is leaving: from now on only `clear('logout')` ends the session, whatever else hears of its end before. */
  leave: () => void;
  clear: (end: SessionEnd) => void;
  /** The page was away while others of this tab went on: calls back, so that what is kept is read again. */
  lookAgain: () => void;
  /** Calls back after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Name of the token in session storage, and of the ticket in the address. */
const tokenName = 'token';

/** Name of how the session began, in session storage; it stays when the session ends, and `wasTrial` reads it. */
export const wayName = 'way';

/** Keeps the token in `storage`; session storage ends with the tab. `ticket` is what `takeTicketFromAddress` found. */
export function createSessionStore(ticket: string | null = null, storage: Storage = sessionStorage): SessionStore {
  const listeners = new Set<() => void>();
  let end: SessionEnd | null = null;
  let arrival = ticket;
  let isLeaving = false;
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    token: () => storage.getItem(tokenName),
    end: () => end,
    ticket: () => arrival,
    dropTicket() {
      if (arrival === null) return;
      arrival = null;
      announce();
    },
    start(token, way) {
      end = null;
      arrival = null;
      isLeaving = false;
      storage.setItem(tokenName, token);
      storage.setItem(wayName, way);
      announce();
    },
    leave() {
      isLeaving = true;
    },
    clear(reason) {
      if (storage.getItem(tokenName) === null || (isLeaving && reason !== 'logout')) return;
      end = reason;
      storage.removeItem(tokenName);
      announce();
    },
    lookAgain: announce,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The one-time ticket of an address (`?token=...`, from the other site or from a third party), taken out of the address
 * so that it is neither shared nor kept in the history; null where there is none.
 */
export function takeTicketFromAddress(): string | null {
  const address = new URL(window.location.href);
  const ticket = address.searchParams.get(tokenName);
  if (ticket === null) return null;
  address.searchParams.delete(tokenName);
  window.history.replaceState(window.history.state, '', address);
  return ticket === '' ? null : ticket;
}
