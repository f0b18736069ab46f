import { HeartIcon, PlayIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Link } from '../link/link.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface GameTileProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** The line under the title: who made it. */
  vendor: string;
  /** 3:4 picture without text; the title stands over it. */
  artSrc: string;
  /** `Badge`s at the upper start corner, two at most. */
  badges?: ReactNode | undefined;
  /** Where the game opens; or `onPlay` when opening it is not a link. */
  href?: string | undefined;
  onPlay?: (() => void) | undefined;
  /** Read with the title: "Jugar". */
  playLabel: string;
  /** Free play; shown with `demoLabel`. On touch screens it stands under the tile's menu instead. */
  onDemo?: (() => void) | undefined;
  demoLabel?: string | undefined;
  favourite?: { pressed: boolean; label: string; onPressedChange: (pressed: boolean) => void } | undefined;
  /** Eager for the first two rows. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A game to open. The whole tile opens it; the veil with play and demo appears only where there is a pointer that hovers. */
export function GameTile({
  title,
  vendor,
  artSrc,
  badges,
  href,
  onPlay,
  playLabel,
  onDemo,
  demoLabel,
  favourite,
  loading = 'lazy',
  className,
  ...rest
}: GameTileProps) {
  const cover =
    'absolute inset-0 z-1 rounded-[inherit] text-start -outline-offset-0 focus-ring after:absolute after:inset-0';
  const name = `${playLabel}: ${title}`;
  return (
    <article
      data-slot="game-tile"
      data-theme="dark"
      className={cn(
        'group relative isolate aspect-3/4 rounded-lg bg-surface-3 transition-transform duration-(--q-dur-base) ease-out [container-type:inline-size] pointer-fine:hover:-translate-y-1 motion-reduce:hover:translate-y-0',
        className,
      )}
      {...rest}
    >
      <img
        src={artSrc}
        alt=""
        width={300}
        height={400}
        loading={loading}
        decoding="async"
        className="size-full rounded-[inherit] object-cover"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 rounded-[inherit] shadow-[inset_0_0_0_1px_oklch(1_0_0/0.12),inset_0_1px_0_oklch(1_0_0/0.22)]"
      />
      <Veil demo={onDemo !== undefined} />
      {href === undefined ? (
        <button type="button" aria-label={name} onClick={onPlay} className={cover} />
      ) : (
        <Link href={href} aria-label={name} className={cover} onClick={onPlay} />
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-1.5 bottom-[clamp(0.5rem,6cqi,0.75rem)] z-2 text-center"
      >
        <b className="block font-display text-[clamp(0.75rem,12cqi,1.0625rem)] leading-[1.06] font-extrabold tracking-[-0.02em] text-balance text-white uppercase [overflow-wrap:anywhere] [text-shadow:0_2px_8px_oklch(0.1_0.02_190/0.55)]">
          {title}
        </b>
        <span className="mt-1 block text-2xs leading-3.5 font-semibold text-white/86">{vendor}</span>
      </div>
      {badges !== undefined && (
        <div className="pointer-events-none absolute start-2 top-2 z-2 flex gap-1.5">{badges}</div>
      )}
      {favourite && <FavouriteButton {...favourite} />}
      {onDemo && (
        <button
          type="button"
          onClick={onDemo}
          aria-label={`${demoLabel}: ${title}`}
          className="absolute inset-x-0 bottom-[34%] z-3 mx-auto hidden w-fit rounded-[8px] bg-black/45 px-2.5 py-1.5 text-xs font-semibold text-white opacity-0 transition-opacity duration-(--q-dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-black/70 focus-ring pointer-fine:block"
        >
          {demoLabel}
        </button>
      )}
    </article>
  );
}

function Veil({ demo }: { demo: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 hidden rounded-[inherit] bg-black/52 opacity-0 transition-opacity duration-(--q-dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:block"
    >
      <span
        className={cn(
          'absolute inset-x-0 mx-auto grid size-[3.25rem] scale-90 place-items-center rounded-[18px_6px_18px_6px] bg-accent text-accent-fg transition-transform duration-(--q-dur-base) ease-out group-hover:scale-100 rtl:rounded-[6px_18px_6px_18px]',
          demo ? 'top-[22%]' : 'top-[32%]',
        )}
      >
        <PlayIcon className="size-6 fill-current" />
      </span>
    </span>
  );
}

function FavouriteButton({ pressed, label, onPressedChange }: NonNullable<GameTileProps['favourite']>) {
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

/** Stands in a tile's place while the list is loading. */
export function GameTileSkeleton({ className }: { className?: string | undefined }) {
  return <Skeleton data-slot="game-tile-skeleton" className={cn('aspect-3/4', className)} />;
}
