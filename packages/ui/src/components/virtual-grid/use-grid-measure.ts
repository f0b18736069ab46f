import { useLayoutEffect, useState, type RefObject } from 'react';

/** What a row of the grid comes to at the page's present width, in CSS pixels. */
interface GridMeasure {
  /** 0 before anything was measured. */
  columns: number;
  itemWidth: number;
  gap: number;
  /** From the start of the document to the start of the grid. */
  top: number;
}

const unknown: GridMeasure = { columns: 0, itemWidth: 0, gap: 0, top: 0 };

/** Reads columns and gap off an empty row that wears the classes of all rows, and where the grid begins, whenever the page changes. */
export function useGridMeasure(root: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>): GridMeasure {
  const [measure, setMeasure] = useState(unknown);
  useLayoutEffect(() => {
    const read = () => {
      if (root.current === null || probe.current === null) return;
      const next = measureOf(root.current, probe.current);
      setMeasure((last) => (isSame(last, next) ? last : next));
    };
    read();
    // What stands above the grid may grow as well: the height of the page tells of that.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    if (probe.current !== null) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [root, probe]);
  return measure;
}

function measureOf(root: HTMLElement, probe: HTMLElement): GridMeasure {
  const { gridTemplateColumns, columnGap } = getComputedStyle(probe);
  const tracks = gridTemplateColumns.split(' ').map(parseFloat);
  return {
    columns: tracks.length,
    itemWidth: tracks[0] ?? 0,
    gap: parseFloat(columnGap) || 0,
    top: Math.round(root.getBoundingClientRect().top + window.scrollY),
  };
}

function isSame(a: GridMeasure, b: GridMeasure): boolean {
  return a.columns === b.columns && a.itemWidth === b.itemWidth && a.gap === b.gap && a.top === b.top;
}
