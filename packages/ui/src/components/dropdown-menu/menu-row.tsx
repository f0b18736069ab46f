import type { ReactNode } from 'react';

/** What stands in one row of a menu. */
export interface MenuRow {
  icon?: ReactNode | undefined;
  tone?: 'default' | 'danger' | undefined;
  /** At the end of the row: a count, a mark, a shortcut. */
  end?: ReactNode | undefined;
}

/** Icon, words and end of a row. */
export function MenuRowContent({ icon, end, children }: MenuRow & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {end !== undefined && <span className="flex-none text-xs text-fg-3">{end}</span>}
    </>
  );
}
