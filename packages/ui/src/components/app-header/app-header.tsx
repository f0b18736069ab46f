import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import type { AppHeaderLink } from './header-link.ts';
import { HeaderLinks } from './header-links.tsx';

export type { AppHeaderLink } from './header-link.ts';

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The button that opens or collapses the side menu. */
  menuButton?: ReactNode | undefined;
  /** A link home around the logo, or the trail of an agent page. */
  brand: ReactNode;
  /** Shown from 1024 px on; the side menu holds them all on smaller screens. */
  links?: readonly AppHeaderLink[] | undefined;
  /** Names the navigation; needed with `links`. */
  linksLabel?: string | undefined;
  /** Names the button for the links that find no room: "Más". Without it the links scroll. */
  moreLabel?: string | undefined;
  /** The end of the bar: theme, language, account. */
  end?: ReactNode | undefined;
}

/** The bar that stays at the top of every page. */
export function AppHeader({
  menuButton,
  brand,
  links = [],
  linksLabel,
  moreLabel,
  end,
  className,
  ...rest
}: AppHeaderProps) {
  return (
    <header
      data-slot="app-header"
      className={cn(
        'sticky top-0 z-(--q-z-header) flex h-(--q-header-h) items-center gap-2 border-b border-line bg-glass px-4 backdrop-blur-[16px] backdrop-saturate-140 md:gap-4 md:px-5',
        className,
      )}
      {...rest}
    >
      {menuButton}
      {brand}
      {links.length > 0 && <HeaderLinks label={linksLabel} {...{ links, moreLabel }} />}
      <div className="ms-auto flex flex-wrap items-center gap-1 md:gap-2.5">{end}</div>
    </header>
  );
}
