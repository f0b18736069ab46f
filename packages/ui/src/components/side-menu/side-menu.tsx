import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { categoryIcons, type CategoryKey } from '../../icons/category-icons.ts';
import { readDirection } from '../../direction/direction.ts';
import { IconPlate } from '../icon-plate/icon-plate.tsx';
import { Link } from '../link/link.tsx';
import type { TooltipProps } from '../tooltip/tooltip.tsx';

/* Only a collapsed menu has tooltips. Its links are named without them, so they may as well stay away. */
const Tooltip = lazy(() =>
  import('../tooltip/tooltip.tsx').then(
    (module) => ({ default: module.Tooltip }),
    () => ({ default: ({ children }: TooltipProps) => children }),
  ),
);

export interface SideMenuItem {
  key: string;
  label: string;
  /** Where it leads; without it the row is a button. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  current?: boolean | undefined;
  /** A category's icon on its plate; or a plain `icon`. */
  category?: CategoryKey | undefined;
  icon?: ReactNode | undefined;
  /** A figure or a mark at the end of the row. */
  end?: ReactNode | undefined;
}

export interface SideMenuGroup {
  key: string;
  /** A small heading; without it a line parts the group from the one before. */
  label?: string | undefined;
  items: readonly SideMenuItem[];
}

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string;
  groups: readonly SideMenuGroup[];
  /** Icons only, names in tooltips. */
  collapsed?: boolean | undefined;
  /** Above the groups: logo, account. */
  top?: ReactNode | undefined;
  /** At the foot: balance, app links. */
  bottom?: ReactNode | undefined;
}

/** The navigation at the start side of a site, or inside a sheet on small screens. */
export function SideMenu({ label, groups, collapsed = false, top, bottom, className, ...rest }: SideMenuProps) {
  return (
    <nav
      data-slot="side-menu"
      aria-label={label}
      data-collapsed={collapsed || undefined}
      className={cn('flex min-h-full flex-col gap-0.5 px-3 pt-3.5 pb-5', className)}
      {...rest}
    >
      {top}
      {groups.map((group, index) => (
        <div key={group.key}>
          {(collapsed || group.label === undefined) && index > 0 && (
            <div aria-hidden="true" className="mx-1.5 my-2.5 h-px bg-line" />
          )}
          {!collapsed && group.label !== undefined && (
            <p className="px-2.5 pt-3.5 pb-1.5 text-2xs font-semibold tracking-wide text-fg-3 uppercase">
              {group.label}
            </p>
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {group.items.map((item) => (
              <li key={item.key}>
                <SideMenuRow item={item} collapsed={collapsed} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {bottom !== undefined && <div className="mt-auto pt-4">{bottom}</div>}
    </nav>
  );
}

function SideMenuRow({ item, collapsed }: { item: SideMenuItem; collapsed: boolean }) {
  const Icon = item.category && categoryIcons[item.category];
  const shared = {
    'aria-current': item.current ? ('page' as const) : undefined,
    'aria-label': collapsed ? item.label : undefined,
    className: cn(
      'flex min-h-[2.625rem] w-full items-center gap-2.5 rounded-md px-2.5 text-start font-medium text-fg-2 hover:bg-surface-2 focus-ring aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-fg aria-[current]:shadow-[inset_0_0_0_1px_var(--q-line)] aria-[current]:[&>svg]:text-accent-text max-md:min-h-12 compact:min-h-[2.125rem] compact:text-sm [&>svg]:size-[1.125rem] [&>svg]:text-fg-3',
      collapsed && 'h-11 justify-center px-0',
    ),
    children: (
      <>
        {Icon ? (
          <IconPlate category={item.category} size="sm">
            <Icon />
          </IconPlate>
        ) : (
          item.icon
        )}
        {!collapsed && <span className="min-w-0 flex-1">{item.label}</span>}
        {!collapsed && item.end !== undefined && <span className="tnum text-xs font-medium text-fg-3">{item.end}</span>}
      </>
    ),
  };
  const row =
    item.href === undefined ? (
      <button type="button" onClick={item.onClick} {...shared} />
    ) : (
      <Link href={item.href} {...shared} />
    );
  return collapsed ? (
    <Suspense fallback={row}>
      <Tooltip content={item.label} side={readDirection() === 'rtl' ? 'left' : 'right'}>
        {row}
      </Tooltip>
    </Suspense>
  ) : (
    row
  );
}
