import { Skeleton } from '@quetzal/ui/skeleton';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

/** The room that the parts of the home page below its banners will take. */
export function HomeSkeleton() {
  const { jackpotMode } = useSiteInfo();
  return (
    <>
      <div className="grid gap-3">
        {jackpotMode !== 'off' && <JackpotSkeleton />}
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-80" />
      <Skeleton className="h-120" />
    </>
  );
}

/** The room of the prize that grows. */
export function JackpotSkeleton() {
  return (
    <div className="@container">
      <Skeleton className="min-h-38 @2xl:min-h-26 @min-[54rem]:min-h-21" />
    </div>
  );
}
