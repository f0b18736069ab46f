import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** A `SideMenu`; it is hidden below 1024 px, where the caller shows it in a `Sheet`. */
  side?: ReactNode | undefined;
  /** The side menu shows icons only. */
  sideCollapsed?: boolean | undefined;
  /** `full` puts the side menu beside the header (agent pages), `below` under it (player pages). */
  sideHeight?: 'below' | 'full' | undefined;
  header?: ReactNode | undefined;
  /** Over the main region: what concerns the whole page, such as that there is no connection. */
  bars?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  /** Stands beside the main region, at its end, as high as the window. */
  end?: ReactNode | undefined;
  /** A `BottomTabBar`; room for it is kept below 768 px. */
  tabBar?: ReactNode | undefined;
  /** The id of the main region, for the skip link. */
  mainId: string;
}

/** The frame of a site: header, side menu, main region, footer, tab bar. */
export function AppShell({
  side,
  sideCollapsed = false,
  sideHeight = 'below',
  header,
  bars,
  footer,
  end,
  tabBar,
  mainId,
  className,
  children,
  ...rest
}: AppShellProps) {
  const main = (
    <div className="flex min-w-0 flex-col">
      {sideHeight === 'full' && header}
      {/* Not over what stands beside it, which is as high as the window: it would be pushed out of that. */}
      {bars}
      <main
        id={mainId}
        tabIndex={-1}
        // What is still to come would push the footer out of sight: it begins below the screen.
        className={cn('min-w-0 flex-1 px-(--q-gutter) py-5 outline-none', footer !== undefined && 'min-h-dvh')}
      >
        <div className="mx-auto max-w-(--q-content-max)">{children}</div>
      </main>
      {footer !== undefined && (
        <div className="px-(--q-gutter)">
          <div className="mx-auto max-w-(--q-content-max)">{footer}</div>
        </div>
      )}
    </div>
  );
  return (
    <div
      data-slot="app-shell"
      className={cn(
        'min-h-dvh',
        tabBar !== undefined && 'max-md:pb-[calc(var(--q-tabbar-h)+env(safe-area-inset-bottom))]',
        className,
      )}
      {...rest}
    >
      {sideHeight === 'below' && header}
      <div
        className={cn(
          'grid min-h-[inherit] grid-cols-[minmax(0,1fr)] transition-[grid-template-columns] duration-(--q-dur-base) ease-out motion-reduce:transition-none',
          side !== undefined &&
            (sideCollapsed
              ? 'lg:grid-cols-[var(--q-side-w-min)_minmax(0,1fr)]'
              : 'lg:grid-cols-[var(--q-side-w)_minmax(0,1fr)]'),
        )}
      >
        {side !== undefined && (
          <div
            data-collapsed={sideCollapsed || undefined}
            className={cn(
              'sticky hidden self-start overflow-y-auto border-e border-line [scrollbar-width:none] lg:block',
              sideHeight === 'full' ? 'top-0 h-dvh bg-side' : 'top-(--q-header-h) h-[calc(100dvh-var(--q-header-h))]',
            )}
          >
            {side}
          </div>
        )}
        {end === undefined ? (
          main
        ) : (
          <div className="flex min-w-0">
            <div className="grid min-w-0 flex-1">{main}</div>
            <aside className="sticky top-(--q-header-h) h-[calc(100dvh-var(--q-header-h))] w-[22rem] flex-none self-start border-s border-line">
              {end}
            </aside>
          </div>
        )}
      </div>
      {tabBar}
    </div>
  );
}
