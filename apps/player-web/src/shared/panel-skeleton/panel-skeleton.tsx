import { Card } from '@quetzal/ui/card';
import { Skeleton } from '@quetzal/ui/skeleton';
import type { ReactNode } from 'react';

/** What panels of the personal centre are made of, from above. */
export type PanelPart = 'head' | 'purse' | 'bar' | 'cards' | 'rows' | 'form';

const looks: Record<PanelPart, ReactNode> = {
  head: <Skeleton className="h-36 rounded-xl" />,
  purse: <Skeleton className="h-60 rounded-xl md:h-42" />,
  bar: <Skeleton className="h-11 w-75 max-md:w-full" />,
  cards: (
    <div className="grid gap-4 xl:grid-cols-2">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-72" />
      ))}
    </div>
  ),
  rows: (
    <Card variant="inset" padding="none">
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className="border-t border-line px-4 py-2 first:border-t-0">
          <Skeleton className="h-9" />
        </div>
      ))}
    </Card>
  ),
  form: (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="grid content-start gap-5">
        <div className="grid gap-2.5 max-md:grid-cols-3 md:grid-cols-2">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className={index === 3 ? 'h-16 max-md:hidden' : 'h-16'} />
          ))}
        </div>
        <Skeleton className="h-16" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-64" />
    </div>
  ),
};

/** The place of a panel that is on its way, or of what stands below its filters, in the shape of what comes. */
export function PanelSkeleton({ parts }: { parts: readonly PanelPart[] }) {
  return (
    <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {parts.map((part) => (
        <div key={part} className="contents">
          {looks[part]}
        </div>
      ))}
    </div>
  );
}
