import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useNear } from '../../media/use-near.ts';

export interface PictureSource {
  /** Addresses with their widths or densities, as in HTML: "/a-180.avif 180w, /a-360.avif 360w". */
  srcSet: string;
  /** "image/avif", "image/webp"; the browser takes the first that it knows. */
  type?: string | undefined;
  /** Another composition for some screens: "(width < 48rem)". */
  media?: string | undefined;
  sizes?: string | undefined;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref'> {
  /** What `<picture>` offers before `src`; best format first. */
  sources?: readonly PictureSource[] | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Stands in the place of a picture that cannot be shown; without it nothing is seen there. */
  fallback?: ReactNode | undefined;
}

/**
 * A picture in several formats and sizes. One that cannot be loaded is never shown as broken. A lazy one is fetched when it
 * is nearly in view; browsers by themselves fetch what is three or four away.
 */
export function Picture({
  sources = [],
  src,
  alt,
  fallback,
  decoding = 'async',
  loading,
  className,
  onError,
  ...rest
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [watch, isNear] = useNear(loading === 'lazy');
  const isBroken = brokenSrc !== undefined && brokenSrc === src;
  if (isBroken && fallback !== undefined) return fallback;
  return (
    // without a box of its own it still hands its corners on to an image that inherits them
    <picture data-slot="picture" data-broken={isBroken || undefined} className="contents rounded-[inherit]">
      {isNear && sources.map((source) => <source key={`${source.media}${source.type}${source.srcSet}`} {...source} />)}
      <img
        ref={watch}
        src={isNear ? src : undefined}
        alt={isBroken ? '' : alt}
        decoding={decoding}
        loading={loading}
        className={cn(className, isBroken && 'invisible')}
        onError={(event) => {
          setBrokenSrc(src);
          onError?.(event);
        }}
        {...rest}
      />
    </picture>
  );
}
