import { Skeleton } from '@quetzal/ui/skeleton';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

/** The room that the parts of the home page below its banners will take. */
export function HomeSkeleton() {
  const { jackpotMode } = useSiteInfo();
  return (
    <>
      {jackpotMode !== 'off' && <JackpotSkeleton />}
      <Skeleton className="h-11" />
      <Skeleton className="h-80" />
      <Skeleton className="h-120" />
    </>
  );
}

/** The room of the prize that grows. */
export function JackpotSkeleton() {
  return <Skeleton className={jackpotPlace} />;
}

/** So high is the prize that grows, whoever won it last. */
export const jackpotPlace = 'min-h-38 md:min-h-26 lg:min-h-21';
