import { Skeleton } from '@quetzal/ui/skeleton';

/** The place of a page whose script is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-29" />
      <Skeleton className="h-11 w-75 max-md:w-full" />
      <Skeleton className="h-80" />
    </div>
  );
}
