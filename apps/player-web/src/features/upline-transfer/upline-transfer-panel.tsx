import { useTranslation } from '@quetzal/i18n/react';
import { Skeleton } from '@quetzal/ui/skeleton';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { UplineTransferForm } from './upline-transfer-form.tsx';
import { useUplineRules } from './upline-transfer.queries.ts';

/** Sending money to the upline: to whom, how much at most, and the form. */
export function UplineTransferPanel() {
  const { t } = useTranslation('wallet');
  usePageTitle(t('upline.title'));
  const { data: rules, error, refetch } = useUplineRules();
  if (rules !== undefined) return <UplineTransferForm rules={rules} />;
  if (error !== null)
    return <RegionError title={t('upline.unavailable')} error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-64" />;
}
