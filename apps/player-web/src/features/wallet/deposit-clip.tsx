import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { useFormat } from '@quetzal/web-kit/format';
import type { Deposit } from './wallet.wire.ts';

/** Says that a limit left less than the member asked for; nothing when all of it was taken. */
export function DepositClip({ deposit: { amount, clippedFrom } }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  if (clippedFrom === null) return null;
  return (
    <Alert tone="warn" title={t('clipped.title', { amount: exactMoney(amount) })}>
      <p>{t('clipped.detail', { asked: exactMoney(clippedFrom) })}</p>
    </Alert>
  );
}
