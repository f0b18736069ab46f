import { GameRail } from '../../components/game-rail/game-rail.tsx';
import { popularGames } from '../player/games.ts';
import { Tile } from '../player/tile.tsx';
import { HomeBanners } from './home-banners.tsx';
import { Jackpot, More, Notices, Promos, Winners, arrows } from './home-sections.tsx';

/** The home page on wide screens. */
export function HomeContent({ isVisitor = false }: { isVisitor?: boolean | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6.5 max-md:gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 max-md:gap-5">
        <HomeBanners isVisitor={isVisitor} />
        <Jackpot />
        <Notices />
      </div>
      <Promos />
      <GameRail title="Juegos populares" rows={2} more={<More>Ver todos</More>} {...arrows}>
        {popularGames.map((game) => (
          <Tile key={game.id} game={game} />
        ))}
      </GameRail>
      <Winners />
    </div>
  );
}
