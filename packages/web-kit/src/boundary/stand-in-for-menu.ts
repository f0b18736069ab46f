import type { KeyboardEvent, PointerEvent } from 'react';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

/**
 * Makes a button stand in for that of a menu, or of a panel, whose script is on its way: `open` is called by what opens one.
 * That is the begin of a press, whose end may come to the menu's own button already.
 */
export function standInForMenu(open: () => void, popup: 'menu' | 'dialog' = 'menu') {
  return {
    'aria-haspopup': popup,
    onPointerDown: ({ button, ctrlKey }: PointerEvent) => {
      if (button === 0 && !ctrlKey) open();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      open();
    },
    // Assistive technology may press without a pointer or a key.
    onClick: open,
  } as const;
}
