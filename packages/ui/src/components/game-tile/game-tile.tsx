import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Link } from '../link/link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { DemoButton, FavouriteButton, TileShade, TileVeil, type TileFavourite } from './tile-controls.tsx';
import { useLongPress } from './use-long-press.ts';

export interface GameTileProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** The title as it is drawn, where a part of it is marked: what was looked for. */
  titleShown?: ReactNode | undefined;
  /** The line under the title: who made it. */
  vendor: string;
  /** 3:4 picture without text; the title stands over it. */
  artSrc: string;
  /** The same picture in better formats and other sizes. */
  artSources?: readonly PictureSource[] | undefined;
  /** CSS colour that fills the tile until the picture is there; from the picture's data. */
  artColor?: string | undefined;
  /** `Badge`s at the upper start corner, two at most. */
  badges?: ReactNode | undefined;
  /** Where the game opens; or `onPlay` when opening it is not a link. */
  href?: string | undefined;
  onPlay?: (() => void) | undefined;
  /** Read with the title: "Jugar". */
  playLabel: string;
  /** Free play; shown with `demoLabel` where there is a pointer that hovers. Offer it in the sheet of `onLongPress` too. */
  onDemo?: (() => void) | undefined;
  demoLabel?: string | undefined;
  /** A finger stayed on the tile for half a second: show what else it can do. */
  onLongPress?: (() => void) | undefined;
  favourite?: TileFavourite | undefined;
  /** The game cannot be opened now; the words say why and stand in the vendor's line. */
  lockedLabel?: string | undefined;
  /** The game is being opened: "Abriendo". */
  openingLabel?: string | undefined;
  /** Eager for the first two rows. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A game to open. The whole tile opens it; the veil with play and demo appears only where there is a pointer that hovers. */
export function GameTile({
  title,
  titleShown = title,
  vendor,
  artSrc,
  artSources,
  artColor,
  badges,
  href,
  onPlay,
  playLabel,
  onDemo,
  demoLabel = '',
  onLongPress,
  favourite,
  lockedLabel,
  openingLabel,
  loading = 'lazy',
  className,
  style,
  ...rest
}: GameTileProps) {
  const isStill = lockedLabel !== undefined || openingLabel !== undefined;
  const press = useLongPress(isStill ? undefined : onLongPress);
  return (
    <article
      data-slot="game-tile"
      data-theme="dark"
      className={cn(
        'group relative isolate aspect-3/4 rounded-lg bg-surface-3 transition-transform duration-(--q-dur-base) ease-out [container-type:inline-size] motion-reduce:hover:translate-y-0',
        !isStill && 'pointer-fine:hover:-translate-y-1',
        className,
      )}
      style={artColor === undefined ? style : { backgroundColor: artColor, ...style }}
      {...rest}
    >
      <Picture
        src={artSrc}
        sources={artSources}
        alt=""
        width={300}
        height={400}
        loading={loading}
        className={cn('size-full rounded-[inherit] object-cover', lockedLabel !== undefined && 'grayscale-60')}
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 rounded-[inherit] shadow-[inset_0_0_0_1px_oklch(1_0_0/0.12),inset_0_1px_0_oklch(1_0_0/0.22)]"
      />
      {isStill ? (
        <TileShade kind={lockedLabel === undefined ? 'opening' : 'locked'} />
      ) : (
        <TileVeil withDemo={onDemo !== undefined} />
      )}
      <TileCover {...{ title, playLabel, href, onPlay, lockedLabel, openingLabel, press }} />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-1.5 bottom-[clamp(0.5rem,6cqi,0.75rem)] z-2 text-center"
      >
        <b className="block font-display text-[clamp(0.75rem,12cqi,1.0625rem)] leading-[calc(1.06*var(--q-lh-marks))] font-extrabold tracking-[-0.02em] text-balance text-white uppercase hyphens-auto wrap-anywhere [text-shadow:0_2px_8px_oklch(0.1_0.02_190/0.55)]">
          {titleShown}
        </b>
        <span className="mt-1 block text-2xs leading-[1.27] font-semibold text-white/86">
          {lockedLabel ?? openingLabel ?? vendor}
        </span>
      </div>
      {badges !== undefined && (
        <div className="pointer-events-none absolute start-2 end-11 top-2 z-2 flex flex-wrap gap-1.5 *:h-auto *:min-h-5 *:max-w-full *:py-0.5 *:wrap-anywhere *:whitespace-normal *:hyphens-auto @max-[9rem]:start-1 @max-[9rem]:end-9 @max-[9rem]:*:px-1">
          {badges}
        </div>
      )}
      {favourite && <FavouriteButton {...favourite} />}
      {onDemo && !isStill && <DemoButton label={demoLabel} title={title} onDemo={onDemo} />}
    </article>
  );
}

interface TileCoverProps extends Pick<
  GameTileProps,
  'title' | 'playLabel' | 'href' | 'onPlay' | 'lockedLabel' | 'openingLabel'
> {
  press: ReturnType<typeof useLongPress>;
}

/* The control that lies over the whole tile; the words on the tile are its name. */
function TileCover({ title, playLabel, href, onPlay, lockedLabel, openingLabel, press }: TileCoverProps) {
  const cover =
    'absolute inset-0 z-1 rounded-[inherit] text-start -outline-offset-0 focus-ring [-webkit-touch-callout:none] after:absolute after:inset-0';
  const still = lockedLabel ?? openingLabel;
  if (still !== undefined)
    return (
      <button
        type="button"
        aria-label={`${still}: ${title}`}
        aria-disabled="true"
        aria-busy={openingLabel !== undefined || undefined}
        className={cover}
      />
    );
  const name = `${playLabel}: ${title}`;
  if (href === undefined)
    return <button type="button" aria-label={name} onClick={onPlay} className={cover} {...press} />;
  return <Link href={href} aria-label={name} className={cover} onClick={onPlay} {...press} />;
}

/** Stands in a tile's place while the list is loading. */
export function GameTileSkeleton({ className }: { className?: string | undefined }) {
  return <Skeleton data-slot="game-tile-skeleton" className={cn('aspect-3/4', className)} />;
}
