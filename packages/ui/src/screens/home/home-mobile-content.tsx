import { AgeNotice } from '../../components/age-notice/age-notice.tsx';
import { CategoryTile } from '../../components/category-tile/category-tile.tsx';
import { Link } from '../../components/link/link.tsx';
import { categories } from '../player/categories.ts';
import { popularGames } from '../player/games.ts';
import { Tile } from '../player/tile.tsx';
import { HomeBanners } from './home-banners.tsx';
import { Jackpot, More, Notices, Promos } from './home-sections.tsx';

/** The home page on a phone: kinds of games at hand, games three by three, no footer. */
export function HomeMobileContent({ isVisitor = false }: { isVisitor?: boolean | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <HomeBanners isVisitor={isVisitor} isShort />
      <Jackpot />
      <Notices />
      <nav aria-label="Tipos de juego">
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
          {categories.map(({ key, label }) => (
            <li key={key} className="flex-none">
              <CategoryTile category={key} label={label} href={`#${key}`} />
            </li>
          ))}
        </ul>
      </nav>
      <Promos />
      <section>
        <div className="mb-3 flex items-center justify-between">
          <h2 className="font-display text-lg font-[650] tracking-snug">Juegos populares</h2>
          <More>Ver todos</More>
        </div>
        <div className="grid grid-cols-3 gap-2.5">
          {popularGames.slice(0, 9).map((game) => (
            <Tile key={game.id} game={game} />
          ))}
        </div>
      </section>
      <AgeNotice ageMark="18+" aria-label="Juego responsable">
        <b>Solo mayores de 18 años.</b> Jugar puede crear adicción.{' '}
        <Link href="#limits" className="text-fg underline underline-offset-2 focus-ring">
          Juego responsable
        </Link>
      </AgeNotice>
    </div>
  );
}
