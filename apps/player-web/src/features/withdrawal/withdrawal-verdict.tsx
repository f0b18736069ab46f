import { withdrawalStandOf } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { CircleCheckIcon, CircleXIcon, ClockIcon, TriangleAlertIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import { isSentBack, toneOf } from './withdrawal-stand.ts';
import type { Withdrawal } from './withdrawal.wire.ts';

const icons = {
  review: <ClockIcon />,
  processing: <ClockIcon />,
  awaiting: <CircleCheckIcon />,
  done: <CircleCheckIcon />,
  disputed: <TriangleAlertIcon />,
  rejected: <CircleXIcon />,
  failed: <CircleXIcon />,
};

/** Where the withdrawal stands in a sentence, what that means for the money, and why. */
export function WithdrawalVerdict({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const { exactMoney } = useFormat();
  const stand = withdrawalStandOf(withdrawal);
  return (
    <div role="status" className="flex items-start gap-3.5">
      <IconPlate tone={toneOf[stand]} size="lg">
        {icons[stand]}
      </IconPlate>
      <div className="grid min-w-0 gap-1">
        <h3 className="font-display text-xl font-[650] tracking-snug text-balance text-fg">
          {t(`verdict.${isSentBack(withdrawal) ? 'sent_back' : stand}`, { amount: exactMoney(withdrawal.received) })}
        </h3>
        <p className="text-sm text-fg-2">{t(`verdict.${stand}_detail`)}</p>
        {/* Only what an operator wrote is for people; the other reasons are codes. */}
        {stand === 'rejected' && withdrawal.reason !== null && (
          <p className="text-sm text-fg-2">{t('verdict.reason', { reason: withdrawal.reason })}</p>
        )}
      </div>
    </div>
  );
}
