import { Skeleton } from '@quetzal/ui/skeleton';

/** The shape of a page whose script is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton shape="line" className="h-7 w-56" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-25" />
        ))}
      </div>
      <Skeleton className="h-88" />
    </div>
  );
}
