import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { narrow } from '../../media/narrow.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface BannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Wide picture, dark at the start side where the text stands. Mirrored in right-to-left pages. */
  artSrc: string;
  /** Its own composition for small screens. */
  artSmallSrc?: string | undefined;
  /** More formats and sizes of both; offered before `artSmallSrc` and `artSrc`. */
  artSources?: readonly PictureSource[] | undefined;
  /** A banner that is not seen at once waits; the first one of a page is fetched before everything else. */
  artPriority?: 'first' | 'later' | undefined;
  eyebrow?: ReactNode | undefined;
  /** An `IconPlate` before the words, where there is room for it. */
  icon?: ReactNode | undefined;
  title: ReactNode;
  detail?: ReactNode | undefined;
  /** Buttons; the first one primary. */
  actions?: ReactNode | undefined;
  headingLevel?: 'h1' | 'h2' | undefined;
  /** `hero` for the top of a page, `strip` for the head of a list. */
  size?: 'hero' | 'strip' | undefined;
}

/** Art with a message. Its inside is dark in both themes, so that everything on it stays bright. */
export function Banner({
  artSrc,
  artSmallSrc,
  artSources = [],
  artPriority,
  eyebrow,
  icon,
  title,
  detail,
  actions,
  headingLevel: Heading = 'h2',
  size = 'hero',
  className,
  ...rest
}: BannerProps) {
  const hero = size === 'hero';
  const isFirst = artPriority === undefined ? hero : artPriority === 'first';
  return (
    <section
      data-slot="banner"
      data-theme="dark"
      className={cn(
        'relative isolate flex items-center overflow-hidden rounded-xl bg-canvas text-fg',
        hero ? 'min-h-[13.875rem] md:min-h-[21.25rem]' : 'min-h-24 md:min-h-29',
        className,
      )}
      {...rest}
    >
      <Picture
        src={artSrc}
        sources={artSmallSrc === undefined ? artSources : [...artSources, { media: narrow, srcSet: artSmallSrc }]}
        alt=""
        loading={artPriority === 'later' ? 'lazy' : 'eager'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className="absolute inset-0 -z-1 size-full object-cover rtl:-scale-x-100"
      />
      {icon !== undefined && <div className="ps-5 max-md:hidden">{icon}</div>}
      <div
        className={cn(
          'max-w-[37.5rem] min-w-0 flex-wrap px-5 py-6',
          hero ? 'max-md:max-w-[max(70%,12rem)] md:px-13' : icon === undefined ? 'md:px-8' : 'md:px-4',
        )}
      >
        {eyebrow !== undefined && (
          <span
            className={cn(
              'mb-4 inline-flex min-h-7 items-center gap-2 rounded-feather-sm bg-white/14 px-3 py-1 text-sm font-semibold [&_svg]:size-[0.9375rem]',
              // a phone's hero has room for the title and the buttons only
              hero && 'max-md:hidden',
            )}
          >
            {eyebrow}
          </span>
        )}
        <Heading
          className={cn(
            'font-display font-[750] tracking-tight text-balance',
            hero ? 'text-[1.6875rem] leading-[calc(1.08*var(--q-lh-marks))] md:text-5xl' : 'text-xl md:text-2xl',
          )}
        >
          {title}
        </Heading>
        {detail !== undefined && (
          <p
            className={cn(
              'max-w-[27rem] text-fg/95',
              hero ? 'mt-2 text-sm md:mt-3.5 md:text-[1.0625rem] md:leading-[1.625rem]' : 'mt-1 text-sm',
            )}
          >
            {detail}
          </p>
        )}
        {actions !== undefined && (
          <div className={cn('flex flex-wrap gap-2.5', hero ? 'mt-4 md:mt-6.5' : 'mt-3')}>{actions}</div>
        )}
      </div>
    </section>
  );
}
