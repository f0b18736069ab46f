import { Card, CardHeader } from '@quetzal/ui/card';
import { ErrorState } from '@quetzal/ui/error-state';
import { Button } from '@quetzal/ui/button';
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
  /** What the card shows is being read, or could not be read. What is known stays when it cannot be read again. */
  query: { isPending: boolean; isLoadingError: boolean; error: unknown; refetch: () => unknown };
  /** What the card holds; called before anything is known too, for the room that it will take. */
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
          action={query.isLoadingError ? undefined : action && <Later isPending={query.isPending}>{action}</Later>}
        />
        {query.isLoadingError ? <Failed {...query} /> : <Later isPending={query.isPending}>{children()}</Later>}
      </section>
    </Card>
  );
}

/** Keeps the room of what is on its way, in the shape that it has where nothing is set up yet. */
function Later({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <div
      data-slot={isPending ? 'skeleton' : undefined}
      className={`max-w-full ${isPending ? 'animate-skeleton rounded-md bg-skeleton motion-reduce:animate-none' : ''}`}
    >
      <div className={isPending ? 'invisible' : undefined}>{children}</div>
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
