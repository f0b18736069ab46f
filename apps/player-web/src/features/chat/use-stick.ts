import { useLayoutEffect, useRef, useState } from 'react';

const nearPx = 48;

/**
 * Keeps a list at its end while somebody reads there. Who has scrolled up stays where they are, whatever comes before or
 * after, and learns that something is new.
 */
export function useStick(firstId: string | undefined, lastId: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const known = useRef({ firstId, lastId });
  const [hasNew, setHasNew] = useState(false);
  const toEnd = () => {
    const list = ref.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  };
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const before = known.current;
    known.current = { firstId, lastId };
    if (isAtEnd.current) toEnd();
    else if (before.firstId !== firstId && before.lastId === lastId)
      list.scrollTop += list.scrollHeight - height.current;
    else if (before.lastId !== lastId) setHasNew(true);
    height.current = list.scrollHeight;
  }, [firstId, lastId]);
  const onScroll = () => {
    const list = ref.current;
    if (list === null) return;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < nearPx;
    if (isAtEnd.current) setHasNew(false);
  };
  return { ref, hasNew, onScroll, toEnd };
}
