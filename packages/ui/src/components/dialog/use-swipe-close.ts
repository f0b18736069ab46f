import { useRef, type PointerEvent, type RefObject } from 'react';

/** Handlers for the part of a sheet that a finger takes hold of. */
interface SwipeHandle {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

interface Drag {
  pointerId: number;
  startY: number;
  /** The last two places of the pointer; their distance is the speed at which it was let go. */
  last: { y: number; atMs: number };
  before: { y: number; atMs: number };
}

const speedMin = 0.5; /* px per ms */
const flickMin = 24; /* px; a shorter move is a tremble, however fast */
const shareMin = 0.4; /* of the panel's height */

/**
 * Lets a panel that rose from the bottom follow a finger down. Let go far enough or fast enough it closes, else it
 * goes back. Moves the panel by its `translate`, so that the exit goes on from where the finger left it. `isActive` is
 * asked at the start of each move.
 */
export function useSwipeClose(
  onClose: () => void,
  isActive: () => boolean = () => true,
): { panelRef: RefObject<HTMLDivElement | null>; handle: SwipeHandle } {
  const panelRef = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);

  const move = (y: number) => {
    if (panelRef.current === null) return;
    panelRef.current.style.transition = 'none';
    panelRef.current.style.translate = `0 ${y}px`;
  };
  const settle = () => {
    if (panelRef.current === null) return;
    panelRef.current.style.transition = 'translate var(--q-dur-base) var(--q-ease-out)';
    panelRef.current.style.translate = '';
  };

  const handle: SwipeHandle = {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0 || isControl(event.target) || !isActive()) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const place = { y: event.clientY, atMs: event.timeStamp };
      drag.current = { pointerId: event.pointerId, startY: event.clientY, last: place, before: place };
    },
    onPointerMove: (event) => {
      if (drag.current?.pointerId !== event.pointerId) return;
      drag.current.before = drag.current.last;
      drag.current.last = { y: event.clientY, atMs: event.timeStamp };
      move(Math.max(0, event.clientY - drag.current.startY));
    },
    onPointerUp: (event) => {
      const ended = drag.current;
      if (ended?.pointerId !== event.pointerId) return;
      drag.current = null;
      if (isFarEnough(ended, event, panelRef.current?.offsetHeight ?? 0)) onClose();
      else settle();
    },
    onPointerCancel: (event) => {
      if (drag.current?.pointerId !== event.pointerId) return;
      drag.current = null;
      settle();
    },
  };
  return { panelRef, handle };
}

function isFarEnough({ startY, before }: Drag, { clientY, timeStamp }: PointerEvent, height: number): boolean {
  const distance = clientY - startY;
  const speed = (clientY - before.y) / Math.max(1, timeStamp - before.atMs);
  return distance > height * shareMin || (distance > flickMin && speed > speedMin);
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea') !== null;
}
