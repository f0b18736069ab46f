import { CarouselSkeleton } from '@quetzal/ui/carousel';
import { GameRailSkeleton } from '@quetzal/ui/game-rail';

/** Three lines for the condition of a promotion, whether it needs them or not: all cards are of one height. */
export const conditionClass = 'grid min-h-[3lh] content-end text-sm font-medium';

/** The room of the promotions. */
export function PromotionsSkeleton() {
  return (
    <CarouselSkeleton>
      <div className="animate-skeleton rounded-lg bg-skeleton motion-reduce:animate-none">
        <div className="aspect-64/27" />
        <div className="py-3.5">
          <div className={conditionClass} />
          <div className="mt-0.5 min-h-[1lh] text-xs" />
        </div>
      </div>
    </CarouselSkeleton>
  );
}

/** The room of the games. */
export function HotGamesSkeleton() {
  return <GameRailSkeleton rows={2} />;
}
