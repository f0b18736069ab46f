import { isNarrow } from '@quetzal/ui/narrow';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shownAfter, shownFirst, type GameWindow, type Page } from './shown-page.ts';

interface ShownPage {
  /** The page that stands: of a game in a window, the one under it. */
  page: Page;
  gameWindow: GameWindow | null;
  /** True while a window covers the page: nothing of it can be reached. */
  isCovered: boolean;
  onCover: (isCovered: boolean) => void;
}

const ShownPageContext = createContext<ShownPage | null>(null);

/** Knows the page that stands and the game in a window over it, as the steps of the history in this document led there. */
export function ShownPageProvider({ children }: { children: ReactNode }) {
  const { gameFrame } = useSiteInfo();
  const now: Page = { location: useLocation(), arrival: useNavigationType() };
  const [kept, setKept] = useState(() => shownFirst(now));
  const [isCovered, onCover] = useState(false);
  let shown = kept;
  if (kept.now.location !== now.location) {
    shown = shownAfter(kept, now, gameFrame === 'popup' && !isNarrow());
    setKept(shown);
  }
  const { window: gameWindow } = shown;
  const page = gameWindow?.page ?? shown.now;
  const value = useMemo(() => ({ page, gameWindow, isCovered, onCover }), [page, gameWindow, isCovered]);
  return <ShownPageContext value={value}>{children}</ShownPageContext>;
}

/** The page that stands and what covers it. Its address can differ from that of the window: a game may lie over it. */
export function useShownPage(): ShownPage {
  const shown = use(ShownPageContext);
  if (shown === null) throw new Error('useShownPage needs a ShownPageProvider above it.');
  return shown;
}
