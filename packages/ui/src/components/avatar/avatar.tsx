import { useState, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface AvatarProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  src?: string | undefined;
  /** Shown when there is no picture or it does not load. */
  fallbackSrc: string;
  /** Edge length in px. */
  size?: number | undefined;
  /** Empty beside a visible name. */
  alt?: string | undefined;
}

/** A round picture of an account. */
export function Avatar({ src, fallbackSrc, size = 32, alt = '', className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src === undefined || src === broken ? fallbackSrc : src;
  return (
    <img
      data-slot="avatar"
      src={shown}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      onError={() => {
        if (src !== undefined) setBroken(src);
      }}
      className={cn('flex-none rounded-full bg-surface-3 object-cover', className)}
      {...rest}
    />
  );
}
