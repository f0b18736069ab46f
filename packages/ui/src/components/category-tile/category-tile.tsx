import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { categoryIcons, type CategoryKey } from '../../icons/category-icons.ts';
import { IconPlate } from '../icon-plate/icon-plate.tsx';
import { Link } from '../link/link.tsx';

export interface CategoryTileProps extends Omit<ComponentProps<'a'>, 'children'> {
  category: CategoryKey;
  label: ReactNode;
  href: string;
  current?: boolean | undefined;
}

/** A way into a category, icon over name; several stand in a row that scrolls. */
export function CategoryTile({ category, label, current = false, className, ...rest }: CategoryTileProps) {
  const Icon = categoryIcons[category];
  return (
    <Link
      data-slot="category-tile"
      aria-current={current ? 'page' : undefined}
      className={cn(
        'grid w-[4.625rem] flex-none justify-items-center gap-2 rounded-lg bg-surface-1 px-1 pt-3 pb-2.5 text-center text-xs font-[550] hyphens-auto wrap-anywhere text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-2 hover:text-fg focus-ring aria-[current]:bg-surface-3 aria-[current]:text-fg',
        className,
      )}
      {...rest}
    >
      <IconPlate category={category} className="size-9 rounded-[11px_4px_11px_4px] rtl:rounded-[4px_11px_4px_11px]">
        <Icon />
      </IconPlate>
      {label}
    </Link>
  );
}
