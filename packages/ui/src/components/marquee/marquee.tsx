import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useReducedMotion } from '../../media/reduced-motion.ts';
import { MarqueeLine } from './marquee-line.tsx';
import { MarqueeItemContent, type MarqueeItem } from './marquee-item-content.tsx';
import { useMarqueeRun } from './use-marquee-run.ts';

export type { MarqueeItem } from './marquee-item-content.tsx';

export interface MarqueeProps extends Omit<ComponentProps<'section'>, 'onSelect' | 'children'> {
  /** Names the line: "Avisos". */
  label: string;
  items: readonly MarqueeItem[];
  /** An item was chosen; the place in `items`. */
  onSelect: (index: number) => void;
  /** Before the line. */
  icon?: ReactNode | undefined;
  /** After the line: a small button that leads to all of them. */
  more?: ReactNode | undefined;
  /** For the line that stands still. */
  previousLabel: string;
  nextLabel: string;
  /** One item at a time, changed by buttons; so it is anyway when the person wants less motion. */
  still?: boolean | undefined;
}

/** Notices that run past in one line, at reading speed; they wait under the pointer and for the keyboard. */
export function Marquee({
  label,
  items,
  onSelect,
  icon,
  more,
  previousLabel,
  nextLabel,
  still = false,
  className,
  ...rest
}: MarqueeProps) {
  const prefersStill = useReducedMotion();
  const [shown, setShown] = useState(0);
  const isStill = still || prefersStill;
  if (items.length === 0) return null;
  return (
    <section
      data-slot="marquee"
      aria-label={label}
      className={cn(
        'flex h-11 min-w-0 items-center gap-3.5 overflow-hidden rounded-md bg-surface-1 ps-3.5 pe-2 text-sm shadow-[inset_0_0_0_1px_var(--q-line)] [&>svg]:size-[1.125rem] [&>svg]:text-accent-text',
        className,
      )}
      {...rest}
    >
      {icon}
      {isStill ? (
        <MarqueeLine
          {...{ items, onSelect, previousLabel, nextLabel }}
          shown={shown % items.length}
          onShow={setShown}
        />
      ) : (
        <RunningLine items={items} onSelect={onSelect} />
      )}
      {more}
    </section>
  );
}

function RunningLine({ items, onSelect }: Pick<MarqueeProps, 'items' | 'onSelect'>) {
  const { viewport, list, track, isLong, pause, play, show } = useMarqueeRun(false);
  return (
    <div
      ref={viewport}
      onPointerEnter={pause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) play();
      }}
      onFocus={(event) => show(event.target)}
      onBlur={(event) => {
        if (!event.currentTarget.matches(':hover')) play();
      }}
      className={cn(
        'min-w-0 flex-1 self-stretch overflow-hidden',
        isLong && '[mask:linear-gradient(90deg,transparent,black_3%,black_94%,transparent)]',
      )}
    >
      <div ref={track} className="flex h-full w-max">
        <ul ref={list} className="flex h-full w-max flex-none items-center">
          <Items items={items} onSelect={onSelect} />
        </ul>
        {isLong && (
          <ul aria-hidden="true" className="flex h-full w-max flex-none items-center">
            <Items items={items} onSelect={onSelect} isCopy />
          </ul>
        )}
      </div>
    </div>
  );
}

/* The copy can be clicked like the list itself; keyboard and screen readers do not meet it. */
function Items({ items, onSelect, isCopy = false }: Pick<MarqueeProps, 'items' | 'onSelect'> & { isCopy?: boolean }) {
  return items.map((item, index) => (
    <li key={item.key} className="flex-none pe-11">
      <button
        type="button"
        tabIndex={isCopy ? -1 : undefined}
        onClick={() => onSelect(index)}
        className="h-8 rounded-sm px-1.5 whitespace-nowrap text-fg-2 -outline-offset-2 hover:text-fg focus-visible:outline-2 focus-visible:outline-ring"
      >
        <MarqueeItemContent item={item} />
      </button>
    </li>
  ));
}
