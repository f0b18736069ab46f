import { CarouselSkeleton } from '@quetzal/ui/carousel';
import { GameRailSkeleton } from '@quetzal/ui/game-rail';
import { promoWordsClass } from '@quetzal/ui/promo-card';
import { keptHotRows } from './hot-rows.ts';

/** The room of the promotions. */
export function PromotionsSkeleton() {
  return (
    <CarouselSkeleton>
      <div className="animate-skeleton rounded-lg bg-skeleton motion-reduce:animate-none">
        <div className="aspect-64/27" />
        <div className="py-3.5">
          <div className={promoWordsClass} />
        </div>
      </div>
    </CarouselSkeleton>
  );
}

/** The room of the games: as much as they took last time. */
export function HotGamesSkeleton() {
  return <GameRailSkeleton rows={keptHotRows()} />;
}
