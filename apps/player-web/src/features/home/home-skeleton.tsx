import { GameTileSkeleton } from '@quetzal/ui/game-tile';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

/** The room that the parts of the home page below its banners will take. */
export function HomeSkeleton() {
  const { jackpotMode } = useSiteInfo();
  return (
    <>
      {jackpotMode !== 'off' && <JackpotSkeleton />}
      <Skeleton className="h-11" />
      <PromotionsSkeleton />
      <HotGamesSkeleton />
    </>
  );
}

/** The room of the prize that grows. */
export function JackpotSkeleton() {
  return <Skeleton className="h-38 md:h-26 lg:h-21" />;
}

/** The room of the promotions. */
export function PromotionsSkeleton() {
  return (
    <div aria-busy="true" className="min-w-0">
      <Skeleton shape="line" className="mt-1.5 mb-5 h-5 w-40" />
      <div className="grid gap-3.5 md:grid-cols-3">
        <Skeleton className="h-58" />
        <Skeleton className="h-58 max-md:hidden" />
        <Skeleton className="h-58 max-md:hidden" />
      </div>
    </div>
  );
}

/** The room of the games. */
export function HotGamesSkeleton() {
  return (
    <div aria-busy="true" className="min-w-0">
      <Skeleton shape="line" className="mt-1.5 mb-5 h-5 w-40" />
      <div className="grid grid-cols-3 gap-3.5 md:grid-cols-4 xl:grid-cols-5">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={index > 2 ? 'max-md:hidden' : undefined}>
            <GameTileSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
