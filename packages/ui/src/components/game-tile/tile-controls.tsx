import { HeartIcon, LockIcon, PlayIcon } from 'lucide-react';
import { cn } from '../../class-names/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';

export interface TileFavourite {
  pressed: boolean;
  /** Names the heart: "Fénix 88 en favoritos". */
  label: string;
  onPressedChange: (pressed: boolean) => void;
}

/** What hovers over the art: the plate with the play sign. Decoration, the whole tile is the control. */
export function TileVeil({ withDemo }: { withDemo: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 hidden rounded-[inherit] bg-black/52 opacity-0 transition-opacity duration-(--q-dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:block"
    >
      <span
        className={cn(
          'absolute inset-x-0 mx-auto grid size-[3.25rem] scale-90 place-items-center rounded-[18px_6px_18px_6px] bg-accent text-accent-fg transition-transform duration-(--q-dur-base) ease-out group-hover:scale-100 rtl:rounded-[6px_18px_6px_18px]',
          withDemo ? 'top-[22%]' : 'top-[32%]',
        )}
      >
        <PlayIcon className="size-6 fill-current" />
      </span>
    </span>
  );
}

/** Over the art of a tile that cannot be opened now: a lock, or a ring while it opens. */
export function TileShade({ kind }: { kind: 'locked' | 'opening' }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center rounded-[inherit] bg-black/62 pb-[26%]"
    >
      <span className="grid size-11 place-items-center rounded-[15px_5px_15px_5px] bg-black/55 text-white rtl:rounded-[5px_15px_5px_15px] [&_svg]:size-5">
        {kind === 'locked' ? <LockIcon /> : <Spinner />}
      </span>
    </span>
  );
}

/** The heart; its target is 44 px wide. */
export function FavouriteButton({ pressed, label, onPressedChange }: TileFavourite) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="absolute end-1.5 top-1.5 z-3 grid size-[1.875rem] place-items-center rounded-full bg-black/55 text-white transition-transform duration-(--q-dur-base) ease-spring before:absolute before:-inset-2 hover:bg-black/75 focus-ring active:scale-90 aria-pressed:text-crimson-text aria-pressed:[&_svg]:fill-current"
    >
      <HeartIcon className="size-[0.9375rem]" />
    </button>
  );
}

/**
 * Free play, in the veil. A screen without hover shows no veil, there it stands in the sheet of a long press; for the
 * keyboard and for screen readers, which know no long press, it stays in reach.
 */
export function DemoButton({ label, title, onDemo }: { label: string; title: string; onDemo: () => void }) {
  return (
    <button
      type="button"
      onClick={onDemo}
      aria-label={`${label}: ${title}`}
      className="absolute inset-x-0 bottom-[34%] z-3 mx-auto size-px overflow-hidden rounded-[8px] bg-black/45 p-0 text-xs font-semibold text-white opacity-0 transition-opacity duration-(--q-dur-fast) hover:bg-black/70 focus-ring focus-visible:h-auto focus-visible:w-fit focus-visible:px-2.5 focus-visible:py-1.5 focus-visible:opacity-100 pointer-fine:h-auto pointer-fine:w-fit pointer-fine:max-w-[92%] pointer-fine:px-2.5 pointer-fine:py-1.5 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
    >
      {label}
    </button>
  );
}
