import { Carousel, type CarouselProps } from '../carousel/carousel.tsx';

export type GameRailProps = Omit<CarouselProps, 'perViewSmall'>;

/** How many tiles a row shows on smaller screens. */
const perViewSmall = [2.2, 3.2, 4.2] as const;

/** A row or two of game tiles; 5.4 columns from 1280 px on, so that the last one shows that there is more. */
export function GameRail({ perView = 5.4, ...rest }: GameRailProps) {
  return <Carousel data-slot="game-rail" perView={perView} perViewSmall={perViewSmall} {...rest} />;
}
