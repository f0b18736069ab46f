import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Link } from '../link/link.tsx';

export interface AppHeaderLink {
  key: string;
  label: ReactNode;
  href: string;
  current?: boolean | undefined;
}

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The button that opens or collapses the side menu. */
  menuButton?: ReactNode | undefined;
  /** A link home around the logo, or the trail of an agent page. */
  brand: ReactNode;
  /** Shown from 1024 px on; the side menu holds them all on smaller screens. */
  links?: readonly AppHeaderLink[] | undefined;
  /** Names the navigation; needed with `links`. */
  linksLabel?: string | undefined;
  /** The end of the bar: theme, language, account. */
  end?: ReactNode | undefined;
}

/** The bar that stays at the top of every page. */
export function AppHeader({ menuButton, brand, links = [], linksLabel, end, className, ...rest }: AppHeaderProps) {
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
      {links.length > 0 && (
        <nav
          aria-label={linksLabel}
          className="hidden h-full min-w-0 items-stretch gap-0.5 overflow-x-auto overflow-y-hidden [scrollbar-width:none] lg:flex"
        >
          {links.map((link) => (
            <Link
              key={link.key}
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className="relative flex flex-none items-center px-2.5 font-medium whitespace-nowrap text-fg-2 -outline-offset-4 hover:text-fg focus-visible:outline-2 focus-visible:outline-ring aria-[current]:font-semibold aria-[current]:text-fg aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-[2.5px] aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-plume"
            >
              {link.label}
            </Link>
          ))}
        </nav>
      )}
      <div className="ms-auto flex flex-none items-center gap-1 md:gap-2.5">{end}</div>
    </header>
  );
}
