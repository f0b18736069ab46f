import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { Link } from '@quetzal/ui/link';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useId } from 'react';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useTerms, type Terms } from '#shared/terms/terms.queries.ts';

/** Which versions of the documents were accepted, and when. */
export function DocumentsCard() {
  const { t } = useTranslation('my-account');
  const { data: terms, error, refetch } = useTerms();
  const titleId = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{t('documents.title')}</span>}
          detail={t('documents.detail')}
          headingLevel="h3"
        />
        {terms !== undefined && <Accepted terms={terms} />}
        {terms === undefined && error === null && <Skeleton className="h-20" />}
        {terms === undefined && error !== null && (
          <RegionError title={t('documents.failed')} error={error} onRetry={() => void refetch()} />
        )}
      </section>
    </Card>
  );
}

function Accepted({ terms }: { terms: Terms }) {
  const { t } = useTranslation('my-account');
  const { dateTime } = useFormat();
  // The latest first: that is the one which counts.
  const accepted = [...terms.accepted].reverse();
  if (accepted.length === 0) return <p className="text-sm text-fg-2">{t('documents.none')}</p>;
  return (
    <ul className="grid">
      {accepted.map(({ document, version, acceptedAt }) => (
        <li
          key={`${document} ${version}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0"
        >
          <span className="font-medium text-fg">
            <Link href={`/help#${document}`} className="underline underline-offset-2">
              {t(`documents.${document}`)}
            </Link>{' '}
            <span className="text-sm font-normal text-fg-2">{t('documents.version', { version })}</span>
          </span>
          <span className="text-sm text-fg-2">{t('documents.accepted', { at: dateTime(acceptedAt) })}</span>
        </li>
      ))}
    </ul>
  );
}
