import { useEffect, useState, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { useReducedMotion } from '../../media/reduced-motion.ts';
import { Banner, type BannerProps } from '../banner/banner.tsx';
import { useCarouselEngine } from '../carousel/use-carousel-engine.ts';
import { BannerDots } from './banner-dots.tsx';
import { useAutoplay } from './use-autoplay.ts';

/** A `Banner` of the carousel, with a key that stays the same. */
export type BannerSlide = Omit<BannerProps, 'artPriority' | 'size' | 'className'> & { key: string };

/** What the carousel says; positions count from 1. */
export interface BannerCarouselWords {
  /** What this is: "carrusel". */
  carousel: string;
  /** What each part is: "diapositiva". */
  slide: string;
  /** "2 de 5". */
  position: (position: number, count: number) => string;
  /** Names a dot: "Ir a la diapositiva 2 de 5". */
  goTo: (position: number, count: number) => string;
  pause: string;
  play: string;
}

export interface BannerCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the carousel: "Destacados". */
  label: string;
  slides: readonly BannerSlide[];
  words: BannerCarouselWords;
  /** Whether it starts to move by itself; never with reduced motion. */
  autoplay?: boolean | undefined;
  /** How long a banner stays. */
  stayMs?: number | undefined;
}

/* Embla's own measure of speed: at this value a banner needs about 1000 ms to slide into its place. */
const slideDuration = 20;

/** Banners in turn: swipe, dots, autoplay that pauses under the pointer, with the focus and on the button. One banner stands still. */
export function BannerCarousel({
  label,
  slides,
  words,
  autoplay: startsOn = true,
  stayMs = 5000,
  className,
  ...rest
}: BannerCarouselProps) {
  const isStill = useReducedMotion();
  const isAlone = slides.length < 2;
  const [viewport, engine] = useCarouselEngine({
    loop: !isAlone,
    watchDrag: !isAlone,
    direction: readDirection(),
    duration: slideDuration,
  });
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplay(startsOn);
  useEffect(() => {
    const selected = () => setCurrent(engine?.selectedScrollSnap() ?? 0);
    engine?.on('select', selected).on('reInit', selected);
    return () => void engine?.off('select', selected).off('reInit', selected);
  }, [engine]);
  return (
    <section
      data-slot="banner-carousel"
      aria-roledescription={isAlone ? undefined : words.carousel}
      aria-label={label}
      className={cn('relative min-w-0', className)}
      {...autoplay.watch}
      {...rest}
    >
      {!isAlone && (
        <BannerDots
          {...{ current, autoplay, stayMs }}
          count={slides.length}
          dotLabel={words.goTo}
          pauseLabel={words.pause}
          playLabel={words.play}
          onGo={(index) => engine?.scrollTo(index, isStill)}
          onTimeUp={() => engine?.scrollNext(isStill)}
        />
      )}
      <div ref={viewport} className="relative overflow-hidden rounded-xl">
        <div aria-live={autoplay.isMoving ? 'off' : 'polite'} className="flex touch-pan-y">
          {slides.map(({ key, ...banner }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, slides.length)}
              inert={index !== current}
              className="grid min-w-0 flex-none basis-full"
            >
              <Banner {...banner} artPriority={index === 0 ? 'first' : 'later'} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
