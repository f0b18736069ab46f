import type { CSSProperties } from 'react';

export const listClass = '-ms-3.5 flex touch-pan-y';
export const columnClass =
  'grid min-w-0 flex-none basis-[calc(100%/var(--n))] content-start gap-3.5 ps-3.5 xs:basis-[calc(100%/var(--n-xs))] md:basis-[calc(100%/var(--n-md))] xl:basis-[calc(100%/var(--n-xl))]';
export const headClass = 'mb-3.5 flex min-h-8.5 items-center gap-3';

/** Columns in view below 360, from 360 and from 768 px on. */
export type ColumnsSmall = readonly [below360: number, from360: number, from768: number];

/** Without a wish of its own a carousel has these. */
export const columnsUsual = { perView: 3, perViewSmall: [1.1, 1.15, 2.2] } as const;

/** How many columns are in view, as the classes read it. */
export function columnsStyle(perView: number, [below360, from360, from768]: ColumnsSmall): CSSProperties {
  return { '--n': below360, '--n-xs': from360, '--n-md': from768, '--n-xl': perView } as CSSProperties;
}
