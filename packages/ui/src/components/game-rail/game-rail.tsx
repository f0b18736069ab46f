import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { Children, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { Button } from '../button/button.tsx';
import { useRailArrows } from './use-rail-arrows.ts';

export interface GameRailProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** A `Badge` after the title. */
  badge?: ReactNode | undefined;
  /** A link at the end of the head: "Ver todos". */
  more?: ReactNode | undefined;
  previousLabel: string;
  nextLabel: string;
  rows?: 1 | 2 | undefined;
  /** Columns in view from 1280 px on, fractions show that there is more; fewer on smaller screens. */
  perView?: number | undefined;
  /** Tiles; with two rows they fill column by column. */
  children: ReactNode;
}

/** A row of tiles that scrolls sideways by finger, wheel, arrow buttons and focus. */
export function GameRail({
  title,
  badge,
  more,
  previousLabel,
  nextLabel,
  rows = 1,
  perView = 5.4,
  className,
  style,
  children,
  ...rest
}: GameRailProps) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    direction: readDirection(),
    slidesToScroll: 'auto',
    containScroll: 'trimSnaps',
    duration: 24,
  });
  const { canGoBack, canGoOn, back, on } = useRailArrows(embla);
  const tiles = Children.toArray(children);
  const columns = Array.from({ length: Math.ceil(tiles.length / rows) }, (_, column) =>
    tiles.slice(column * rows, (column + 1) * rows),
  );
  return (
    <section
      data-slot="game-rail"
      className={cn('min-w-0', className)}
      style={{ '--per-view': perView, ...style } as CSSProperties}
      {...rest}
    >
      <header className="mb-3.5 flex items-center gap-3">
        <h2 className="font-display text-lg font-[650] tracking-snug">{title}</h2>
        {badge}
        <div className="ms-auto flex items-center gap-2">
          {more}
          {(canGoBack || canGoOn) && (
            <div className="hidden gap-1.5 md:flex">
              <RailArrow label={previousLabel} disabled={!canGoBack} onClick={back}>
                <ChevronLeftIcon className="rtl:-scale-x-100" />
              </RailArrow>
              <RailArrow label={nextLabel} disabled={!canGoOn} onClick={on}>
                <ChevronRightIcon className="rtl:-scale-x-100" />
              </RailArrow>
            </div>
          )}
        </div>
      </header>
      <div
        ref={viewport}
        className={cn(
          '-m-1.5 overflow-hidden p-1.5 max-md:-mx-(--q-gutter) max-md:px-(--q-gutter)',
          canGoOn &&
            'md:[mask:linear-gradient(90deg,black_93%,transparent)] md:rtl:[mask:linear-gradient(270deg,black_93%,transparent)]',
        )}
      >
        <ul className="-ms-3.5 flex touch-pan-y">
          {columns.map((column, index) => (
            <li
              key={index}
              className="grid min-w-0 flex-none basis-[calc(100%/2.2)] content-start gap-3.5 ps-3.5 xs:basis-[calc(100%/3.2)] md:basis-[calc(100%/4.2)] xl:basis-[calc(100%/var(--per-view))]"
            >
              {column}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RailArrow({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      className="size-[2.125rem] rounded-[9px] bg-raised"
      {...rest}
    />
  );
}
