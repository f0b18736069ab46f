import { CategoryRow } from './category-row.tsx';
import { HomeJackpot } from './home-jackpot.tsx';
import { HomeNotices } from './home-notices.tsx';
import { HomePromotions } from './home-promotions.tsx';
import { HotGames } from './hot-games.tsx';
import { Winners } from './winners.tsx';

/* Two bands that belong to the banners: nearer to each other than sections are. */
function HomeBands() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      <HomeJackpot />
      <HomeNotices />
    </div>
  );
}

/** The parts of the home page below its banners, in their order. A part that has nothing to show is not there. */
export function HomeSections() {
  return (
    <>
      <HomeBands />
      <CategoryRow />
      <HomePromotions />
      <HotGames />
      <Winners />
    </>
  );
}
