import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PageSize, type PageSizeProps } from './page-size.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** Names the landmark. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** The name of one page's button, such as "Página 3". */
  pageLabel: (page: number) => string;
  /** At the start of the line: "1–13 de 3,902". */
  summary?: ReactNode | undefined;
  /** How many rows a page holds, with a list to change it. */
  pageSize?: PageSizeProps | undefined;
}

/** Pages of a long list. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  previousLabel,
  nextLabel,
  pageLabel,
  summary,
  pageSize,
  className,
  ...rest
}: PaginationProps) {
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm', className)}
      {...rest}
    >
      <span className="tnum max-w-full flex-none grow text-fg-3">{summary}</span>
      {pageSize && <PageSize {...pageSize} />}
      <ul className="flex items-center gap-1">
        <li>
          <IconButton
            label={previousLabel}
            size="sm"
            variant="secondary"
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeftIcon className="rtl:-scale-x-100" />
          </IconButton>
        </li>
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={cn(number !== page && 'max-xs:hidden')}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-fg-3">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
                className="tnum relative h-(--q-control-sm) min-w-(--q-control-sm) pointer-coarse:before:absolute pointer-coarse:before:-inset-0.5 rounded-[8px] px-1.5 font-semibold text-fg-2 hover:bg-surface-2 focus-ring aria-[current]:bg-surface-3 aria-[current]:text-fg aria-[current]:shadow-[inset_0_0_0_1px_var(--q-line-2)]"
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            label={nextLabel}
            size="sm"
            variant="secondary"
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </IconButton>
        </li>
      </ul>
    </nav>
  );
}
