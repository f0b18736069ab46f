import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { columnClass, columnsStyle, columnsUsual, headClass, listClass, type ColumnsSmall } from './carousel-look.ts';

export interface CarouselSkeletonProps {
  rows?: 1 | 2 | undefined;
  /** As of the carousel that will stand there. */
  perView?: number | undefined;
  perViewSmall?: ColumnsSmall | undefined;
  /** A skeleton of one item. */
  children: ReactNode;
}

/** The place of a carousel that has a link in its head, as high as it will be. */
export function CarouselSkeleton({
  rows = 1,
  perView = columnsUsual.perView,
  perViewSmall = columnsUsual.perViewSmall,
  children,
}: CarouselSkeletonProps) {
  return (
    <div aria-busy="true" className="min-w-0 overflow-hidden" style={columnsStyle(perView, perViewSmall)}>
      <div className={headClass}>
        <span className="min-h-(--q-control-sm)" />
        <Skeleton shape="line" className="h-5 w-40" />
      </div>
      <div className={listClass}>
        {Array.from({ length: Math.ceil(perView) }, (_, column) => (
          <div key={column} className={columnClass}>
            {Array.from({ length: rows }, (_item, row) => (
              <div key={row} className="contents">
                {children}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
