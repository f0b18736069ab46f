import { Card, CardHeader } from '@quetzal/ui/card';
import { ErrorState } from '@quetzal/ui/error-state';
import { Button } from '@quetzal/ui/button';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useTranslation } from '@quetzal/i18n/react';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../form/index.ts';

/** The level of a card's heading under that of the page around it. */
export interface SecurityCardPlace {
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

interface SecurityCardProps extends SecurityCardPlace {
  title: string;
  detail: string;
  action?: ReactNode;
  /** What the card shows is being read, or could not be read. */
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  children: () => ReactNode;
}

/** One way to protect the account: what it is, how it stands, what can be done. */
export function SecurityCard({ title, detail, action, headingLevel, query, children }: SecurityCardProps) {
  const titleId = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId} aria-busy={query.isPending}>
        <CardHeader
          title={<span id={titleId}>{title}</span>}
          detail={detail}
          headingLevel={headingLevel}
          // Where both have no room beside each other the action goes under the text.
          className="flex-wrap *:first:basis-56"
          action={query.isPending || query.isError ? undefined : action}
        />
        {query.isPending ? <Waiting /> : query.isError ? <Failed {...query} /> : children()}
      </section>
    </Card>
  );
}

function Waiting() {
  return (
    <div className="grid gap-2.5">
      <Skeleton shape="line" className="w-3/5" />
      <Skeleton shape="line" className="w-2/5" />
    </div>
  );
}

function Failed({ error, refetch }: SecurityCardProps['query']) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('state.load_failed')}
      detail={errorText(error)}
      retry={
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}
