import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryOf, gameTypes, type GameType } from '#shared/games/game-types.ts';

/** A pointer that only crosses the bar opens nothing, and one that cuts a corner on its way into the menu closes nothing. */
const openDelayMs = 140;
const closeDelayMs = 240;

/** The menu that hangs from a link of the bar. */
export interface HangingMenu {
  gameType: GameType;
  link: HTMLElement;
  /** Opened by keys: the keyboard goes into it. */
  isByKeys: boolean;
}

function menuAt(target: EventTarget | null, isByKeys: boolean): HangingMenu | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('nav a') : null;
  const gameType = gameTypes.find((one) => categoryOf(one).path === link?.getAttribute('href'));
  return link === null || gameType === undefined ? null : { gameType, link, isByKeys };
}

/**
 * Which menu hangs from the links in `bar`: a mouse that rests on a link opens it, the down arrow does, going to a page
 * closes it. A touch goes to the page of the category, where the same makers stand.
 */
export function useDropMenu(bar: HTMLElement) {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ menu: HangingMenu | null; page: string }>({ menu: null, page: key });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { after, stay, close } = useMemo(() => {
    const show = (menu: HangingMenu | null) => setShown({ menu, page: key });
    return {
      after: (delayMs: number, menu: HangingMenu | null) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(menu), delayMs);
      },
      stay: () => clearTimeout(timer.current),
      close: () => show(null),
    };
  }, [key]);
  useEffect(() => {
    const { signal, abort } = listening();
    const hover = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const next = menuAt(event.target, false);
      after(next === null ? closeDelayMs : openDelayMs, next);
    };
    const press = (event: KeyboardEvent) => {
      const next = event.key === 'ArrowDown' ? menuAt(event.target, true) : null;
      if (next === null) return;
      event.preventDefault();
      after(0, next);
    };
    // Every move counts: the pointer may have been on the link before this script came.
    bar.addEventListener('pointermove', hover, { signal });
    bar.addEventListener('pointerleave', () => after(closeDelayMs, null), { signal });
    bar.addEventListener('keydown', press, { signal });
    return () => {
      stay();
      abort();
    };
  }, [bar, after, stay]);
  return { menu: shown.page === key ? shown.menu : null, close, stay, leave: () => after(closeDelayMs, null) };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
