import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Link } from '../link/link.tsx';

export interface BottomTab {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  current?: boolean | undefined;
  /** The one in the middle that stands out: the plate of the brand. */
  featured?: boolean | undefined;
  /** A `CountBadge`. */
  badge?: ReactNode | undefined;
}

export interface BottomTabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string;
  /** Five at most. */
  tabs: readonly BottomTab[];
}

/** The main navigation below 768 px, within reach of a thumb. */
export function BottomTabBar({ label, tabs, className, ...rest }: BottomTabBarProps) {
  return (
    <nav
      data-slot="bottom-tab-bar"
      aria-label={label}
      className={cn(
        'fixed inset-x-0 bottom-0 z-(--q-z-tabbar) border-t border-line-2 bg-glass px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur-[20px] md:hidden',
        className,
      )}
      {...rest}
    >
      <ul className="grid min-h-(--q-tabbar-h) auto-cols-fr grid-flow-col">
        {tabs.map((tab) => (
          <li key={tab.key} className="grid min-w-0">
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className="grid grid-cols-[minmax(0,1fr)] content-end justify-items-center gap-1 rounded-md pb-4 text-2xs leading-[1.27] font-[550] text-fg-3 -outline-offset-4 focus-ring aria-[current]:text-accent-text data-featured:text-fg [&_svg]:size-5.5"
              data-featured={tab.featured || undefined}
            >
              {tab.featured ? (
                <span className="grid h-11 w-13 place-items-center rounded-[18px_6px_18px_6px] bg-accent text-accent-fg shadow-[var(--q-shadow-accent),0_0_0_4px_var(--q-canvas)] rtl:rounded-[6px_18px_6px_18px] -mt-1.5 [&_svg]:text-accent-fg!">
                  {tab.icon}
                </span>
              ) : (
                <span className="relative">
                  {tab.icon}
                  {tab.badge !== undefined && <span className="absolute -end-2.5 -top-1.5 grid">{tab.badge}</span>}
                </span>
              )}
              <span className="max-w-full px-0.5 text-center">{tab.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
