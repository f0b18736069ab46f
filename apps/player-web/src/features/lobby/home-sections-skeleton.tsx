import { GameTileSkeleton } from '@quetzal/ui/game-tile';
import { Skeleton } from '@quetzal/ui/skeleton';

/** The room that the lists of the home page will take. */
export function HomeSectionsSkeleton() {
  return (
    <div aria-busy="true" className="min-w-0">
      <Skeleton shape="line" className="mb-4 h-5 w-40" />
      <div className="flex gap-3.5 overflow-hidden">
        {[0, 1, 2].map((index) => (
          <GameTileSkeleton
            key={index}
            className="min-w-0 flex-none basis-[calc((100%-1.75rem)/3.2)] md:basis-[calc((100%-2.625rem)/4.2)] xl:basis-[calc((100%-3.5rem)/5.4)]"
          />
        ))}
      </div>
    </div>
  );
}
