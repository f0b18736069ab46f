import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Card } from '../card/card.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';

export interface PromoCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** 64:27 picture, dark at the start side, without text. Mirrored in right-to-left pages. */
  artSrc: string;
  artSources?: readonly PictureSource[] | undefined;
  /** A `Badge` over the art: what kind of offer it is. */
  badge?: ReactNode | undefined;
  /** Two short lines over the art. */
  headline: ReactNode;
  title: ReactNode;
  /** The condition of the offer; it always stands on the same card as the benefit. */
  detail: ReactNode;
  /** One small button. */
  action?: ReactNode | undefined;
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  loading?: 'lazy' | 'eager' | undefined;
}

/** Room for a condition of three lines and what stands under it, whether they need it or not: all cards are of one height. */
export const promoWordsClass = 'grid min-h-[4lh] content-center text-sm';

/** An offer: art with a headline, below it the name, the condition and the way in. */
export function PromoCard({
  artSrc,
  artSources,
  badge,
  headline,
  title,
  detail,
  action,
  headingLevel: Heading = 'h3',
  loading = 'lazy',
  className,
  ...rest
}: PromoCardProps) {
  return (
    <Card asChild padding="none">
      <article
        data-slot="promo-card"
        className={cn('flex h-full flex-col overflow-hidden [container-type:inline-size]', className)}
        {...rest}
      >
        <div data-theme="dark" className="relative isolate aspect-64/27 overflow-hidden rounded-t-lg bg-canvas">
          <Picture
            src={artSrc}
            sources={artSources}
            alt=""
            width={640}
            height={270}
            loading={loading}
            className="absolute inset-0 -z-1 size-full object-cover rtl:-scale-x-100"
          />
          {badge !== undefined && <div className="absolute start-5 top-3.5 flex">{badge}</div>}
          <p className="absolute start-5 bottom-4 max-w-[62%] font-display text-[clamp(min(1.25rem,8.5cqi),7cqi,1.75rem)] leading-[calc(1.08*var(--q-lh-marks))] font-[750] tracking-tight text-balance text-fg">
            {headline}
          </p>
        </div>
        <div className="flex flex-1 items-center gap-3 py-3.5 ps-5 pe-4">
          <div className={cn('min-w-0 flex-1', promoWordsClass)}>
            <Heading className="text-[0.9375rem] leading-5 font-semibold">{title}</Heading>
            <p className="mt-0.5 text-xs text-fg-3">{detail}</p>
          </div>
          {action}
        </div>
      </article>
    </Card>
  );
}
