import { useEffect, useRef } from 'react';
import type { CarouselEngine } from './use-carousel-engine.ts';

/** A line that shows how much of a carousel is in view, and where. Decoration: the arrows say the same. */
export function CarouselProgress({ engine }: { engine: CarouselEngine }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (engine === undefined) return undefined;
    const draw = () => {
      const viewport = engine.rootNode().clientWidth;
      const whole = engine.containerNode().scrollWidth;
      const share = whole > 0 ? Math.min(1, viewport / whole) : 1;
      const progress = Math.min(1, Math.max(0, engine.scrollProgress()));
      bar.current?.style.setProperty('inline-size', `${share * 100}%`);
      bar.current?.style.setProperty('margin-inline-start', `${progress * (1 - share) * 100}%`);
    };
    draw();
    engine.on('scroll', draw).on('reInit', draw);
    return () => {
      engine.off('scroll', draw).off('reInit', draw);
    };
  }, [engine]);
  return (
    <div aria-hidden="true" className="mx-auto mt-4 h-1 w-45 max-w-full overflow-hidden rounded-xs bg-surface-3">
      <span ref={bar} className="block h-full rounded-xs bg-plume" />
    </div>
  );
}
