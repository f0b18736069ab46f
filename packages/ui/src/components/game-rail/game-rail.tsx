import { Carousel, CarouselSkeleton, type CarouselProps } from '../carousel/carousel.tsx';
import { GameTileSkeleton } from '../game-tile/game-tile.tsx';

export type GameRailProps = Omit<CarouselProps, 'perViewSmall'>;

/** How many tiles a row shows. */
const perViewUsual = 5.4;
/** The same on smaller screens. */
const perViewSmall = [2.2, 3.2, 4.2] as const;

/** A row or two of game tiles; 5.4 columns from 1280 px on, so that the last one shows that there is more. */
export function GameRail({ perView = perViewUsual, ...rest }: GameRailProps) {
  return <Carousel data-slot="game-rail" perView={perView} perViewSmall={perViewSmall} {...rest} />;
}

/** The place of a rail whose games are on their way. */
export function GameRailSkeleton({ rows }: Pick<GameRailProps, 'rows'>) {
  return (
    <CarouselSkeleton rows={rows} perView={perViewUsual} perViewSmall={perViewSmall}>
      <GameTileSkeleton />
    </CarouselSkeleton>
  );
}
