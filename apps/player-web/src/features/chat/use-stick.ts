import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const [nearEndPx, nearStartPx] = [48, 240];

/** A line that is seen, and how far under the upper edge it stands. */
interface Anchor {
  line: Element;
  topPx: number;
}

const topOf = (line: Element, list: HTMLElement): number =>
  line.getBoundingClientRect().top - list.getBoundingClientRect().top;

function firstSeen(list: HTMLElement): Anchor | null {
  const { top } = list.getBoundingClientRect();
  const lines = list.querySelectorAll('[data-line]');
  // They stand one under the other: of thousands a dozen are looked at.
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((lines[middle]?.getBoundingClientRect().bottom ?? top) > top) to = middle;
    else from = middle + 1;
  }
  const line = lines[from];
  return line === undefined ? null : { line, topPx: topOf(line, list) };
}

interface Content {
  /** What the list shows: another one when anything has changed. */
  lines: readonly { id: string; isOwn: boolean }[];
  /** What stands above the lines, by any name. */
  start: string;
}
interface Edges {
  /** The reader is near the first line, and may want more. Called again and again there. */
  onStart: () => void;
  /** The reader is at the last line, and something is new. */
  onEnd: () => void;
}

/**
 * Keeps a list at its end while somebody reads there, and goes there with what they write. Who has scrolled up keeps the
 * line that they read where it is, whatever comes before or after, and learns that something is new. Lines carry
 * `data-line`.
 */
export function useStick({ lines, start }: Content, edges: Edges) {
  const last = lines.at(-1);
  const lastId = last?.id;
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const knownLastId = useRef(lastId);
  const [hasNew, setHasNew] = useState(false);
  const scrollToEnd = (list: HTMLElement) => {
    isAtEnd.current = true;
    list.scrollTop = list.scrollHeight;
  };
  const onStart = useEffectEvent(() => edges.onStart());
  const onEnd = useEffectEvent(() => edges.onEnd());
  const isOwn = last?.isOwn === true;
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const isNew = knownLastId.current !== lastId;
    knownLastId.current = lastId;
    if (isAtEnd.current || (isNew && isOwn)) {
      scrollToEnd(list);
      if (isNew) onEnd();
    } else {
      const kept = anchor.current;
      if (kept?.line.isConnected === true) list.scrollTop += topOf(kept.line, list) - kept.topPx;
      if (isNew) setHasNew(true);
      if (list.scrollTop < nearStartPx) onStart();
    }
    anchor.current = firstSeen(list);
  }, [lines, start, lastId, isOwn]);
  // A list that loses height to what stands under it, or gets it back, stays at its end too.
  const isShown = lastId !== undefined;
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd(list);
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [isShown]);
  const onScroll = () => {
    const list = ref.current;
    if (list === null) return;
    const wasAtEnd = isAtEnd.current;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < nearEndPx;
    anchor.current = firstSeen(list);
    if (isAtEnd.current) {
      setHasNew(false);
      if (!wasAtEnd) edges.onEnd();
    } else if (list.scrollTop < nearStartPx) edges.onStart();
  };
  const toEnd = () => {
    const list = ref.current;
    if (list === null) return;
    scrollToEnd(list);
    setHasNew(false);
    // The button that called this goes away: the keyboard goes on in the list.
    list.focus({ preventScroll: true });
    edges.onEnd();
  };
  return { ref, hasNew, onScroll, toEnd };
}
