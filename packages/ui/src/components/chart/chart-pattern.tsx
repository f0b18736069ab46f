import { useId, type ReactNode } from 'react';

/* Hatching by place in the palette; the first one is plain. */
const paths = [undefined, 'M0 6L6 0', 'M0 3H6', 'M0 0L6 6', 'M3 0V6', 'M0 6L6 0M0 0L6 6'];

interface ChartPatternProps {
  place: number;
  /** The shape again, filled with the hatching. */
  children: (fill: string) => ReactNode;
}

/** Hatching over a filled shape, so that fills are told apart without their colour; inside an `svg`. */
export function ChartPattern({ place, children }: ChartPatternProps) {
  const id = useId();
  const path = paths[place];
  if (path === undefined) return null;
  return (
    <>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d={path} stroke="var(--q-surface-1)" strokeWidth="1.6" />
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}
