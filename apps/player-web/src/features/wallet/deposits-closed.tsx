import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LockIcon } from '@quetzal/ui/icons';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import type { Standing } from '#shared/limits/standing.queries.ts';
import { useStandingText } from '#shared/limits/use-standing-text.ts';

/** In place of the form: why nothing can be paid in, until when, and the way to where that is told in full. */
export function DepositsClosed({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['limits', 'my-account']);
  const textOf = useStandingText();
  const { change } = useAddressParams();
  if (standing.state === 'clear') return null;
  return (
    <EmptyState
      tone="warn"
      icon={<LockIcon />}
      title={t(`standing.${standing.state}`)}
      detail={textOf(standing)}
      action={
        <Button variant="secondary" onClick={() => change({ overlay: 'limits', section: 'pause' })}>
          {t('my-account:standing.more')}
        </Button>
      }
    />
  );
}
