import { useEffect, useRef, useState, type RefObject } from 'react';
import { readDirection } from '../../direction/direction.ts';

/** How fast the text runs, in px per second: slow enough to read. */
const speed = 60;
/**
 * How long the line stands before it runs: the first notice can be read from its start, and the page arrives without
 * a frame drawn for it all the while.
 */
const standMs = 3000;

interface MarqueeRun {
  viewport: RefObject<HTMLDivElement | null>;
  /** The list that is read; a copy of it runs behind. */
  list: RefObject<HTMLUListElement | null>;
  track: RefObject<HTMLDivElement | null>;
  /** Whether the list is longer than its place, so that it must run and needs its copy. */
  isLong: boolean;
  pause: () => void;
  play: () => void;
  /** Brings an item to the start of the line and holds it there. */
  show: (item: HTMLElement) => void;
}

/** Moves a list past its viewport without end. It runs only when it does not fit, and never when told to stand still. */
export function useMarqueeRun(isStill: boolean): MarqueeRun {
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const run = useRef<Animation>(undefined);
  /* Also before there is a run: the line may come up under a pointer, or grow under it. */
  const isHeld = useRef(false);
  const [listPx, setListPx] = useState(0);
  const [viewPx, setViewPx] = useState(0);
  const isLong = !isStill && listPx > viewPx;
  useEffect(() => {
    if (isStill || list.current === null || viewport.current === null) return undefined;
    const watched = new ResizeObserver(() => {
      setListPx(list.current?.offsetWidth ?? 0);
      setViewPx(viewport.current?.clientWidth ?? 0);
    });
    watched.observe(list.current);
    watched.observe(viewport.current);
    return () => watched.disconnect();
  }, [isStill]);
  useEffect(() => {
    if (!isLong) return undefined;
    const end = readDirection() === 'rtl' ? listPx : -listPx;
    const animation = track.current?.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${end}px)` }], {
      delay: standMs,
      duration: (listPx / speed) * 1000,
      iterations: Infinity,
    });
    if (isHeld.current) animation?.pause();
    run.current = animation;
    return () => animation?.cancel();
  }, [isLong, listPx]);
  return {
    viewport,
    list,
    track,
    isLong,
    pause: () => {
      isHeld.current = true;
      run.current?.pause();
    },
    play: () => {
      isHeld.current = false;
      run.current?.play();
    },
    show: (item) => {
      isHeld.current = true;
      if (run.current === undefined || viewport.current === null || list.current === null) return;
      run.current.pause();
      /* the browser scrolled the clipped box to the focus; the run shows it instead */
      viewport.current.scrollLeft = 0;
      const [from, to] = [list.current.getBoundingClientRect(), item.getBoundingClientRect()];
      const behindPx = readDirection() === 'rtl' ? from.right - to.right : to.left - from.left;
      run.current.currentTime = standMs + (behindPx / speed) * 1000;
    },
  };
}
