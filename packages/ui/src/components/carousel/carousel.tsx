import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { useReducedMotion } from '../../media/reduced-motion.ts';
import { useMediaQuery } from '../../media/use-media-query.ts';
import { CarouselHead } from './carousel-head.tsx';
import { columnClass, columnsStyle, columnsUsual, listClass, type ColumnsSmall } from './carousel-look.ts';
import { useCarouselKeys } from './use-carousel-keys.ts';
import { CarouselProgress } from './carousel-progress.tsx';
import { useCarouselArrows } from './use-carousel-arrows.ts';
import { useCarouselEngine } from './use-carousel-engine.ts';

export { CarouselSkeleton, type CarouselSkeletonProps } from './carousel-skeleton.tsx';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  headingLevel?: 'h2' | 'h3' | undefined;
  /** A `Badge` after the title. */
  badge?: ReactNode | undefined;
  /** A link at the end of the head: "Ver todos". */
  more?: ReactNode | undefined;
  previousLabel: string;
  nextLabel: string;
  rows?: 1 | 2 | undefined;
  /** Columns in view from 1280 px on; a fraction shows that there is more, and is left out when there is not. */
  perView?: number | undefined;
  /** Columns in view below 360, from 360 and from 768 px on. */
  perViewSmall?: ColumnsSmall | undefined;
  /** Goes on at the start after the end; only when there is more than one view. */
  loop?: boolean | undefined;
  /** The arrows stand there only with more items than these; 0 unless given. */
  arrowsAbove?: number | undefined;
  /** A line below that shows how far the list goes. */
  progress?: boolean | undefined;
  /** Cards or tiles; with two rows they fill column by column. */
  children: ReactNode;
}

/* Only a column that is cut fades away; whole ones end sharp. */
const cutAt = (columns: number): boolean => !Number.isInteger(columns);

/** A row of cards that scrolls sideways by finger, mouse, arrow buttons and arrow keys. */
export function Carousel({
  title,
  headingLevel = 'h2',
  badge,
  more,
  previousLabel,
  nextLabel,
  rows = 1,
  perView: perViewMany = columnsUsual.perView,
  perViewSmall = columnsUsual.perViewSmall,
  loop = false,
  arrowsAbove = 0,
  progress = false,
  className,
  style,
  children,
  ...rest
}: CarouselProps) {
  const titleId = useId();
  const isStill = useReducedMotion();
  const items = Children.toArray(children);
  const columns = Array.from({ length: Math.ceil(items.length / rows) }, (_, column) =>
    items.slice(column * rows, (column + 1) * rows),
  );
  // Where there is no more, a fraction would be an empty one.
  const perView = columns.length > perViewMany ? perViewMany : Math.floor(perViewMany);
  const inView = useMediaQuery('(width >= 80rem)') ? perView : perViewSmall[2];
  const [viewport, engine, place] = useCarouselEngine({
    align: 'start',
    direction: readDirection(),
    slidesToScroll: 'auto',
    containScroll: 'trimSnaps',
    duration: 24,
    loop: loop && columns.length > 1,
  });
  const { canGoBack, canGoOn } = useCarouselArrows(engine);
  useCarouselKeys(place, engine, isStill);
  return (
    <section
      data-slot="carousel"
      aria-labelledby={titleId}
      className={cn('min-w-0', className)}
      style={{ ...columnsStyle(perView, perViewSmall), ...style }}
      {...rest}
    >
      <CarouselHead
        {...{ title, titleId, headingLevel, badge, more, previousLabel, nextLabel, canGoBack, canGoOn }}
        // Known before the engine has measured, so that nothing beside them makes room later.
        hasArrows={items.length > arrowsAbove && columns.length > inView}
        onBack={() => engine?.scrollPrev(isStill)}
        onOn={() => engine?.scrollNext(isStill)}
      />
      <div
        ref={viewport}
        className={cn(
          // What stands free in a slide, such as words for screen readers, is cut off with it.
          'relative -m-1.5 overflow-hidden p-1.5 max-md:-mx-(--q-gutter) max-md:px-(--q-gutter)',
          canGoOn &&
            cutAt(perViewSmall[2]) &&
            'md:max-xl:[mask:linear-gradient(90deg,black_93%,transparent)] md:max-xl:rtl:[mask:linear-gradient(270deg,black_93%,transparent)]',
          canGoOn &&
            cutAt(perView) &&
            'xl:[mask:linear-gradient(90deg,black_93%,transparent)] xl:rtl:[mask:linear-gradient(270deg,black_93%,transparent)]',
        )}
      >
        <ul className={listClass}>
          {columns.map((column, index) => (
            <li key={index} className={columnClass}>
              {column}
            </li>
          ))}
        </ul>
      </div>
      {progress && (canGoBack || canGoOn) && <CarouselProgress engine={engine} />}
    </section>
  );
}
