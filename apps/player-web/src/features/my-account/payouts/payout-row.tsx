import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { IconButton } from '@quetzal/ui/icon-button';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { BitcoinIcon, LandmarkIcon, Trash2Icon, WalletIcon } from '@quetzal/ui/icons';
import { useState } from 'react';
import type { PayoutAccount } from '#shared/payouts/payouts.queries.ts';
import { SiteTime } from '#shared/site-time/site-time.tsx';

const icons = { bank: <LandmarkIcon />, e_wallet: <WalletIcon />, crypto: <BitcoinIcon /> };

/** One payout account: its kind, the end of its number, its holder, and from when it can be used. */
export function PayoutRow({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) {
  const { t } = useTranslation('my-account');
  const { kind, holderName, maskedNumber, usableFrom } = account;
  const [nowMs] = useState(() => Date.now());
  const isResting = new Date(usableFrom).getTime() > nowMs;
  return (
    <li className="flex items-center gap-3.5 rounded-lg bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--q-line)]">
      <IconPlate tone="accent">{icons[kind]}</IconPlate>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-fg">
          {t(`payouts.${kind}`)} <bdi dir="ltr">{maskedNumber}</bdi>
          {isResting && <Badge tone="warn">{t('payouts.resting')}</Badge>}
        </div>
        <div className="text-sm text-fg-2">
          <bdi>{holderName}</bdi>
        </div>
        {isResting && (
          <div className="text-sm text-fg-3">
            <SiteTime at={usableFrom} say={(at) => t('payouts.usable_from', { at })} />
          </div>
        )}
      </div>
      <IconButton label={t('payouts.remove_named', { number: maskedNumber })} onClick={onRemove}>
        <Trash2Icon />
      </IconButton>
    </li>
  );
}
