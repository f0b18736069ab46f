import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Picture } from '../picture/picture.tsx';

/** The colourings of a maker's logo: `white` stands on art, `purple` on surfaces of special rank. */
export type VendorImageVariant = 'default' | 'active' | 'white' | 'color' | 'purple';

/** Address of each colouring; those that are missing fall back to the name. */
export type VendorImages = Partial<Record<VendorImageVariant, string>>;

export interface VendorLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: string;
  images: VendorImages;
  variant?: VendorImageVariant | undefined;
  /** Width of the place divided by its height: kept before the picture is there, and by one of another shape. */
  ratio?: number | undefined;
  /** Lazy in a footer; a filter or a menu is in view when it is there. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** The logo of a maker, 48 units high with the name in it. A logo that cannot be shown leaves the name as text. */
export function VendorLogo({ name, images, variant = 'default', ratio, loading, className, ...rest }: VendorLogoProps) {
  const text = <span className="truncate font-display text-[0.9375em] font-bold">{name}</span>;
  const src = images[variant];
  return (
    <span data-slot="vendor-logo" className={cn('inline-flex h-7 min-w-0 flex-none items-center', className)} {...rest}>
      {src === undefined ? (
        text
      ) : (
        <Picture
          src={src}
          alt={name}
          fallback={text}
          loading={loading}
          style={{ aspectRatio: ratio }}
          className="h-full w-auto max-w-none object-contain"
        />
      )}
    </span>
  );
}
