import { CategoryRow } from './category-row.tsx';
import { HomeJackpot } from './home-jackpot.tsx';
import { HomeNotices } from './home-notices.tsx';
import { HomePromotions } from './home-promotions.tsx';
import { HotGames } from './hot-games.tsx';
import { Winners } from './winners.tsx';

/** The parts of the home page below its banners, in their order. A part that has nothing to show is not there. */
export function HomeSections() {
  return (
    <>
      <HomeJackpot />
      <HomeNotices />
      <CategoryRow />
      <HomePromotions />
      <HotGames />
      <Winners />
    </>
  );
}
