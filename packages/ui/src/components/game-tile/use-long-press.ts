import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const holdMs = 500;
/** A finger is never still; further than this it scrolls. In px. */
const driftMax = 10;

interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * Handlers for what a finger that stays for half a second asks for. The tap that ends a long press does nothing else,
 * and the browser's own menu stays away. A mouse has hover and its own menu, so it is left alone.
 */
export function useLongPress(onLongPress: (() => void) | undefined): LongPressHandlers | undefined {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const fired = useRef(false);
  const touching = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (onLongPress === undefined) return undefined;
  return {
    onPointerDown: (event) => {
      fired.current = false;
      touching.current = event.pointerType === 'touch';
      if (!touching.current) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        fired.current = true;
        onLongPress();
      }, holdMs);
    },
    onPointerMove: (event) => {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > driftMax) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      if (touching.current) event.preventDefault();
    },
    onClickCapture: (event) => {
      if (!fired.current) return;
      fired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
