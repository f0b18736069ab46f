import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface OverflowOptions {
  row: RefObject<HTMLElement | null>;
  count: number;
  /** Changes when what stands in the row changes, so that it is measured again. */
  signature: string;
  /** Kept free for the button that holds the rest. */
  restPx: number;
}

/**
 * How many children of a row fit into it. All are rendered to be measured, before anything is painted; what does not
 * fit goes where the caller puts it.
 */
export function useOverflow({ row, count, signature, restPx }: OverflowOptions): number {
  const widths = useRef<number[]>([]);
  const [measured, setMeasured] = useState<{ signature: string; visible: number }>();
  const isMeasured = measured?.signature === signature;
  useLayoutEffect(() => {
    if (isMeasured || row.current === null) return;
    widths.current = [...row.current.children].slice(0, count).map((child) => child.getBoundingClientRect().width);
    setMeasured({ signature, visible: fitting(widths.current, row.current.clientWidth, gapOf(row.current), restPx) });
  }, [isMeasured, row, count, signature, restPx]);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = () =>
      setMeasured((before) => {
        const wasHidden = widths.current.every((width) => width === 0);
        if (before === undefined || wasHidden) return undefined;
        return { ...before, visible: fitting(widths.current, element.clientWidth, gapOf(element), restPx) };
      });
    const watched = new ResizeObserver(measure);
    watched.observe(element);
    /* words are as wide as their font, which may come later */
    const fonts = document.fonts;
    const again = () => setMeasured(undefined);
    fonts.addEventListener('loadingdone', again);
    return () => {
      watched.disconnect();
      fonts.removeEventListener('loadingdone', again);
    };
  }, [row, restPx]);
  return isMeasured ? measured.visible : count;
}

function gapOf(row: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(row).columnGap) || 0;
}

/** How many of these widths fit side by side; with room for the rest button unless all of them fit. */
export function fitting(widths: readonly number[], roomPx: number, gapPx: number, restPx: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + gapPx, -gapPx));
  if ((ends.at(-1) ?? 0) <= roomPx) return widths.length;
  return ends.filter((end) => end + gapPx + restPx <= roomPx).length;
}
