import { useCallback, useState } from 'react';

interface Room {
  /** px; 0 until the element is in the page. */
  width: number;
  /** How much larger than usual the reader wants the letters: 2 for 200 %. */
  textScale: number;
}

/** The room in an element, followed as it changes. Its `ref` goes to the element. */
export function useRoom(): [ref: (element: HTMLElement | null) => (() => void) | undefined, room: Room] {
  const [room, setRoom] = useState<Room>({ width: 0, textScale: 1 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // Measured before the first picture, so that nothing is drawn twice.
    setRoom(roomIn(element));
    const observer = new ResizeObserver(() => setRoom(roomIn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

const usualRootPx = 16;

function roomIn(element: HTMLElement): Room {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { width: element.clientWidth, textScale: rootPx / usualRootPx };
}
