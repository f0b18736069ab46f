import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { BrandShapes } from '../brand-mark/brand-shapes.tsx';
import { wordShape } from './word-shape.ts';

export interface BrandLogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Height in px; the width follows. */
  size?: number | undefined;
  /** The name of the brand; leave it out inside a link that is named already. */
  title?: string | undefined;
}

/** The bird and the word; the word takes the colour of the text around it. */
export function BrandLogo({ size = 34, title, className, ...rest }: BrandLogoProps) {
  const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      data-slot="brand-logo"
      viewBox="0 0 222 64"
      height={size}
      width={(size * 222) / 64}
      fill="none"
      className={cn('flex-none text-fg', className)}
      {...name}
      {...rest}
    >
      <BrandShapes />
      <path fill="currentColor" d={wordShape} />
    </svg>
  );
}
