import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SendIcon } from '@quetzal/ui/icons';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { UplineTransferForm } from './upline-transfer-form.tsx';
import { useUplineRules } from './upline-transfer.queries.ts';

/* Answers that asking again does not change: the site does not let money move, or nobody is above the member. */
const finalStatuses: ReadonlySet<number> = new Set([403, 422]);

/** Sending money to the upline: to whom, how much at most, and the form. */
export function UplineTransferPanel() {
  const { t } = useTranslation('wallet');
  usePageTitle(t('upline.title'));
  const { data: rules, error, refetch } = useUplineRules();
  if (rules !== undefined) return <UplineTransferForm rules={rules} />;
  if (error instanceof ApiError && finalStatuses.has(error.status)) return <NotOffered error={error} />;
  if (error !== null)
    return <RegionError title={t('upline.unavailable')} error={error} onRetry={() => void refetch()} />;
  return <PanelSkeleton parts={['form']} />;
}

function NotOffered({ error }: { error: ApiError }) {
  const { t } = useTranslation(['wallet', 'site-shell']);
  const errorText = useErrorText();
  const { change } = useAddressParams();
  return (
    <EmptyState
      icon={<SendIcon />}
      title={t('upline.unavailable')}
      detail={errorText(error)}
      action={
        <Button variant="secondary" onClick={() => change({ overlay: 'transferFund' })}>
          {t('site-shell:center.transferFund')}
        </Button>
      }
    />
  );
}
