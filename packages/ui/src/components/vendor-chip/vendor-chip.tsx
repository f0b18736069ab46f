import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { VendorLogo, type VendorImages, type VendorImageVariant } from './vendor-logo.tsx';

export { VendorLogo, type VendorImages, type VendorImageVariant, type VendorLogoProps } from './vendor-logo.tsx';

export interface VendorChipProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  name: string;
  images: VendorImages;
  /** The colouring while it is not pressed; pressed it is `active`. */
  variant?: VendorImageVariant | undefined;
  /** Width of the logo's place divided by its height: kept before the picture is there, and by one of another shape. */
  ratio?: number | undefined;
  pressed: boolean;
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** How many games it has. */
  count?: ReactNode | undefined;
  /** A `Badge`: hot, new. Shown by the tile only. */
  badge?: ReactNode | undefined;
  /** `chip` for a row of filters, `tile` for a menu. */
  layout?: 'chip' | 'tile' | undefined;
}

/** A maker to filter by. */
export function VendorChip({
  name,
  images,
  variant = 'color',
  ratio,
  pressed,
  onPressedChange,
  count,
  badge,
  layout = 'chip',
  className,
  onClick,
  ...rest
}: VendorChipProps) {
  const isTile = layout === 'tile';
  return (
    <button
      type="button"
      data-slot="vendor-chip"
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
      className={cn(
        'flex-none rounded-md bg-surface-1 text-sm text-fg shadow-[inset_0_0_0_1px_var(--q-line)] transition-colors duration-(--q-dur-fast) hover:bg-surface-2 focus-ring aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_1.5px_var(--q-accent-line)]',
        isTile
          ? 'grid min-h-18 min-w-0 content-between gap-2 rounded-lg bg-surface-2 p-3 text-start hover:bg-surface-3'
          : 'inline-flex h-11.5 items-center gap-2.5 px-3.5',
        className,
      )}
      {...rest}
    >
      <VendorLogo name={name} images={images} variant={pressed ? 'active' : variant} ratio={ratio} className="h-6" />
      {(count !== undefined || (isTile && badge !== undefined)) && (
        <span className={cn('tnum text-xs text-fg-3', isTile && 'flex items-center justify-between gap-2')}>
          <bdi>{count}</bdi>
          {isTile && badge}
        </span>
      )}
    </button>
  );
}
