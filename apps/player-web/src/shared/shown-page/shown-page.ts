import type { Location, NavigationType } from 'react-router-dom';
import { gamePagePath } from '../addresses/addresses.ts';

/** A page and how it was come to. */
export interface Page {
  location: Location;
  arrival: `${NavigationType}`;
}

/** A game that stands in a window over a page. */
export interface GameWindow {
  /** The page it was opened on, which stays as it was. */
  page: Page;
  /** How many steps of the history lie between that page and now. */
  steps: number;
}

/** What is shown, and in which steps of the history a game stood in a window, by their keys. */
export interface Shown {
  now: Page;
  window: GameWindow | null;
  windows: ReadonlyMap<string, GameWindow>;
}

/** What a document begins with: always a page, so a reload and a link from outside show one. */
export function shownFirst(now: Page): Shown {
  return { now, window: null, windows: new Map() };
}

/**
 * What is shown after a step of the history. Whether a game stands in a window is settled when it is opened, by
 * `opensWindow`; it holds for whatever is opened over it, and for coming back to it.
 */
export function shownAfter(before: Shown, now: Page, opensWindow: boolean): Shown {
  const window = windowAfter(before, now, opensWindow);
  if (window === null) return { ...before, now, window };
  return { now, window, windows: new Map(before.windows).set(now.location.key, window) };
}

function windowAfter({ now: before, window, windows }: Shown, now: Page, opensWindow: boolean): GameWindow | null {
  const isGame = ({ location }: Page) => location.pathname === gamePagePath;
  if (!isGame(now)) return null;
  if (now.arrival === 'POP') {
    const known = windows.get(now.location.key);
    if (known === undefined || window !== null) return known ?? null;
    // The page is built anew: it stands where it was left.
    return { ...known, page: { ...known.page, arrival: 'POP' } };
  }
  const added = now.arrival === 'PUSH' ? 1 : 0;
  if (isGame(before)) return window === null ? null : { ...window, steps: window.steps + added };
  // What takes the place of a page in the history has none to go back to.
  return opensWindow && added === 1 ? { page: before, steps: 1 } : null;
}
