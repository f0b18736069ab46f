import { ChevronRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface OverlayMenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  /** A `CountBadge`. */
  badge?: ReactNode | undefined;
}

interface OverlayMenuProps {
  label: string;
  top: ReactNode;
  bottom: ReactNode;
  items: readonly OverlayMenuItem[];
  activeKey: string | null;
  onSelect: (key: string) => void;
}

/** The menu of the personal centre. */
export function OverlayMenu({ label, top, bottom, items, activeKey, onSelect }: OverlayMenuProps) {
  return (
    <nav aria-label={label} className="flex flex-1 flex-col gap-3.5 p-3 lg:py-5">
      {top !== undefined && <div className="px-2">{top}</div>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 max-lg:gap-1">
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              aria-current={item.key === activeKey ? 'page' : undefined}
              onClick={() => onSelect(item.key)}
              className="flex min-h-[2.625rem] w-full items-center gap-3 rounded-md px-3 text-start font-medium text-fg-2 hover:bg-surface-2 focus-ring aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text max-lg:min-h-13 [&>svg]:size-[1.125rem]"
            >
              {item.icon}
              <span className="min-w-0 flex-1">{item.label}</span>
              {item.badge}
              <ChevronRightIcon className="text-fg-3 lg:hidden rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
      {bottom !== undefined && <div className="mt-auto px-2">{bottom}</div>}
    </nav>
  );
}
