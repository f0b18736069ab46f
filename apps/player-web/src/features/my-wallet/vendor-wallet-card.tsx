import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { ArrowLeftRightIcon } from '@quetzal/ui/icons';
import { Amount } from '#shared/amount/amount.tsx';
import type { VendorWallet } from './my-wallet.wire.ts';

interface VendorWalletCardProps {
  wallet: VendorWallet;
  onTransfer: () => void;
}

/** What a member has with one vendor, and what is on its way. */
export function VendorWalletCard({ wallet, onTransfer }: VendorWalletCardProps) {
  const { t } = useTranslation('wallet');
  const { vassalage, name, balance, pending } = wallet;
  return (
    <li className="flex items-center gap-3 rounded-lg bg-surface-2 p-3 shadow-[inset_0_0_0_1px_var(--q-line)]">
      <img src={`/art/vendors/${vassalage.toLowerCase()}-glyph.svg`} alt="" className="size-9" />
      <div className="min-w-0 flex-1">
        <div className="truncate font-semibold text-fg">{name}</div>
        <div className="text-sm text-fg-2">{balance === null ? t('mine.unknown') : <Amount value={balance} />}</div>
        {pending.length > 0 && <div className="text-xs text-fg-3">{t('mine.on_its_way')}</div>}
      </div>
      <IconButton label={t('mine.transfer_with', { vendor: name })} onClick={onTransfer}>
        <ArrowLeftRightIcon />
      </IconButton>
    </li>
  );
}
