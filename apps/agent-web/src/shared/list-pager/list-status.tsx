import { useRangeText, type PageRange } from './use-range-text.ts';

interface ListStatusProps {
  /** Absent while the first one is on its way. */
  page: PageRange | undefined;
  /** The words for a list that holds nothing. */
  none: string;
}

/** Tells a screen reader what a filter or another page has brought; the focus stays where it is. */
export function ListStatus({ page, none }: ListStatusProps) {
  const rangeText = useRangeText();
  return <output className="sr-only">{page && (page.totalElements === 0 ? none : rangeText(page))}</output>;
}
