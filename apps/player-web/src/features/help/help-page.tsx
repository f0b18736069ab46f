import { useTranslation } from '@quetzal/i18n/react';
import { PageHeader } from '@quetzal/ui/page-header';
import { SearchField } from '@quetzal/ui/search-field';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useState } from 'react';
import { useHashTarget } from '#shared/hash-target/use-hash-target.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { ChapterList } from './chapter-list.tsx';
import { ChapterNav } from './chapter-nav.tsx';
import { useChapters } from './help.queries.ts';
import { SearchResults } from './search-results.tsx';
import { SupportCard } from './support-card.tsx';

/** The help centre: chapters with a way to each (`/help#terms`), a search in them, and who to ask. */
export function HelpPage() {
  const { t } = useTranslation('help');
  usePageTitle(t('title'));
  const { data, error, refetch } = useChapters();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const current = useHashTarget(data !== undefined && !isSearching);
  const chapters = data ?? [];
  const isPending = data === undefined && error === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={t('title')} detail={t('detail')} />
      <SearchField
        label={t('search.label')}
        placeholder={t('search.label')}
        clearLabel={t('search.clear')}
        value={query}
        onValueChange={setQuery}
        className="max-w-120"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        {/* In a low window it scrolls by itself: what stays in view could not be brought into it. */}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-[calc(var(--q-header-h)+1.25rem)] lg:-m-1 lg:max-h-[calc(100dvh-var(--q-header-h)-2.5rem)] lg:overflow-y-auto lg:p-1">
          {isPending ? (
            <Skeleton className="h-11" />
          ) : (
            <>
              <ChapterNav entries={chapters} current={current} onChoose={() => setQuery('')} />
              <SupportCard className="max-lg:hidden" />
            </>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          {isPending && <ChaptersSkeleton />}
          {data === undefined && error !== null && (
            <RegionError title={t('load_failed')} error={error} onRetry={() => void refetch()} />
          )}
          {isSearching ? (
            <SearchResults chapters={chapters} query={query} onChoose={() => setQuery('')} />
          ) : (
            <ChapterList chapters={chapters} />
          )}
          {/* Below the chapters only once they are there, which would push it out of sight. */}
          {!isPending && <SupportCard className="lg:hidden" />}
        </div>
      </div>
    </div>
  );
}

function ChaptersSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-48" />
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-48" />
    </div>
  );
}
