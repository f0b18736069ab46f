import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MarqueeItemContent, type MarqueeItem } from './marquee-item-content.tsx';

interface MarqueeLineProps {
  items: readonly MarqueeItem[];
  onSelect: (index: number) => void;
  previousLabel: string;
  nextLabel: string;
  shown: number;
  onShow: (index: number) => void;
}

/** One notice that stands still, with buttons to the one before and after it. */
export function MarqueeLine({ items, onSelect, previousLabel, nextLabel, shown, onShow }: MarqueeLineProps) {
  const item = items[shown];
  if (item === undefined) return null;
  const count = items.length;
  return (
    <>
      <div aria-live="polite" className="min-w-0 flex-1">
        <button
          key={item.key}
          type="button"
          // Words of the other direction are cut at their end, not at their beginning.
          dir="auto"
          onClick={() => onSelect(shown)}
          className="block h-8 max-w-full animate-fade-in truncate rounded-sm px-1.5 text-fg-2 -outline-offset-2 hover:text-fg focus-visible:outline-2 focus-visible:outline-ring"
        >
          <MarqueeItemContent item={item} />
        </button>
      </div>
      {count > 1 && (
        <div className="flex flex-none">
          <IconButton size="sm" label={previousLabel} onClick={() => onShow((shown + count - 1) % count)}>
            <ChevronLeftIcon className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton size="sm" label={nextLabel} onClick={() => onShow((shown + 1) % count)}>
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </>
  );
}
