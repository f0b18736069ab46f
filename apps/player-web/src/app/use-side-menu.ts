import { useState } from 'react';
import { useIsRoomy } from './use-is-wide.ts';

const keptName = 'sideMenu';

/** What the browser remembers of the menu: '1' closed, '0' open, null nothing. A browser may refuse to remember. */
function kept(): string | null {
  try {
    return localStorage.getItem(keptName);
  } catch {
    return null;
  }
}

function keep(isCollapsed: boolean): void {
  try {
    localStorage.setItem(keptName, isCollapsed ? '1' : '0');
  } catch {
    // The choice then holds for this page.
  }
}

/** Whether the side menu shows icons only: as it was left, else as the window has room. Entering a game closes it. */
export function useSideMenu(isGame: boolean): { isCollapsed: boolean; toggle: () => void } {
  const isRoomy = useIsRoomy();
  // A choice holds until the kind of page changes: a game closes the menu, leaving it brings back what was chosen before.
  const [choice, setChoice] = useState<{ isGame: boolean; isCollapsed: boolean } | null>(null);
  const remembered = isGame ? '1' : kept();
  const starts = remembered === null ? !isRoomy : remembered === '1';
  const isCollapsed = choice?.isGame === isGame ? choice.isCollapsed : starts;
  const toggle = () => {
    setChoice({ isGame, isCollapsed: !isCollapsed });
    if (!isGame) keep(!isCollapsed);
  };
  return { isCollapsed, toggle };
}
