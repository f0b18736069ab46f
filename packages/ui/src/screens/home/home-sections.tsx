import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { JackpotTicker } from '../../components/jackpot-ticker/jackpot-ticker.tsx';
import { Marquee } from '../../components/marquee/marquee.tsx';
import { PromoCard } from '../../components/promo-card/promo-card.tsx';
import { WinnerTile } from '../../components/winner-tile/winner-tile.tsx';
import { MegaphoneIcon } from '../../icons/index.ts';
import { gameArt, promoArt } from '../art.ts';
import { winners } from '../player/games.ts';
import { Pesos } from '../player/pesos.tsx';
import { nothing } from '../screen-parameters.ts';
import { notices, promos } from './home-texts.ts';

/** Words of the arrows of every row. */
export const arrows = { previousLabel: 'Anteriores', nextLabel: 'Siguientes' };

/** The way to the whole list. */
export function More({ children }: { children: string }) {
  return (
    <Button variant="ghost" size="sm">
      {children}
    </Button>
  );
}

/** The prize that grows. */
export function Jackpot() {
  return (
    <JackpotTicker
      title="Jackpot Quetzal"
      value="2431889210"
      locale="es-MX"
      symbol="$"
      winnerLabel="Último ganador"
      winner="ser***88 · $84,210.00"
    />
  );
}

/** The line of notices; it stands still, as a picture of it must. */
export function Notices() {
  return (
    <Marquee
      still
      label="Avisos"
      icon={<MegaphoneIcon />}
      items={notices}
      onSelect={nothing}
      previousLabel="Aviso anterior"
      nextLabel="Aviso siguiente"
      more={
        <span className="max-md:hidden">
          <More>Ver avisos</More>
        </span>
      }
    />
  );
}

/** Offers side by side. */
export function Promos() {
  return (
    <Carousel title="Promociones" perView={3} perViewSmall={[1.1, 1.2, 2.2]} more={<More>Ver todas</More>} {...arrows}>
      {promos.map(({ art, kind, ...promo }) => (
        <PromoCard
          key={art}
          {...promoArt(art)}
          {...promo}
          loading="eager"
          badge={<Badge className="bg-white/18 text-fg">{kind}</Badge>}
          action={
            <Button variant="secondary" size="sm">
              Más
              <span className="sr-only">sobre {promo.title}</span>
            </Button>
          }
        />
      ))}
    </Carousel>
  );
}

/** Who won lately. */
export function Winners() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex items-center gap-2.5">
        <h2 className="font-display text-lg font-[650] tracking-snug">Ganadores recientes</h2>
        <Badge tone="crimson">En directo</Badge>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {winners.map(({ id, account, game, amount }) => (
          <li key={account}>
            <WinnerTile artSrc={gameArt(id).artSrc} {...{ account, game }} amount={<Pesos amount={amount} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
