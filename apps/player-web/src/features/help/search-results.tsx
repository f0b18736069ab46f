import { useTranslation } from '@quetzal/i18n/react';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SearchXIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useMemo } from 'react';
import { inertBody } from '#shared/safe-html/inert-body.ts';
import type { Chapter } from './help.queries.ts';
import { searchChapters } from './search-chapters.ts';

interface SearchResultsProps {
  chapters: readonly Chapter[];
  query: string;
  onChoose: () => void;
}

/* Blocks end words: without a space the last of one would run into the first of the next. */
function textOf(html: string): string {
  return (inertBody(html.replaceAll(/<\/(?:p|li|h\d|td|th)>/g, '$& ')).textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Where a word stands in the help, with the words around it; each leads to its chapter. */
export function SearchResults({ chapters, query, onChoose }: SearchResultsProps) {
  const { t } = useTranslation('help');
  const texts = useMemo(
    () => chapters.map(({ key, title, html }) => ({ key, title, text: textOf(html).trim() })),
    [chapters],
  );
  const places = searchChapters(texts, query);
  return (
    <section aria-label={t('search.results')} className="grid gap-4">
      <p role="status" className="text-sm text-fg-3">
        {places.length > 0 && t('search.found', { count: places.length })}
        {places.length === 0 && <span className="sr-only">{t('search.none')}</span>}
      </p>
      {places.length === 0 && (
        <EmptyState icon={<SearchXIcon />} title={t('search.none')} detail={t('search.none_detail')} />
      )}
      <ul className="grid gap-3">
        {places.map(({ key, title, excerpt: [before, found, after] }) => (
          <li key={key}>
            <Link
              href={`/help#${key}`}
              onClick={onChoose}
              className="grid gap-1 rounded-lg bg-surface-1 px-4 py-3.5 shadow-[inset_0_0_0_1px_var(--q-line)] focus-ring hover:bg-surface-2"
            >
              <span className="font-semibold text-fg">{title}</span>
              <span className="text-sm text-fg-2">
                {before}
                {found !== '' && <mark className="rounded-xs bg-accent-soft text-accent-text">{found}</mark>}
                {after}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
