import { GameTileSkeleton } from '@quetzal/ui/game-tile';
import { Skeleton } from '@quetzal/ui/skeleton';

/** Three games side by side, on every screen. */
export const fewGamesClass = 'grid grid-cols-3 gap-2.5 md:gap-3.5';

/** The room that the lists of the home page will take. */
export function HomeSectionsSkeleton() {
  return (
    <div aria-busy="true" className="min-w-0">
      <Skeleton shape="line" className="mt-1.5 mb-5 h-5 w-40" />
      <div className={fewGamesClass}>
        {[0, 1, 2].map((index) => (
          <GameTileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
