import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useDialogOfDraft } from '#shared/drafts/use-draft.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useTransfer, useVendorWallets } from './my-wallet.queries.ts';
import type { VendorWallet } from './my-wallet.wire.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { transferDraft } from './transfer-draft.ts';
import { VendorWalletCard } from './vendor-wallet-card.tsx';

const hasMoney = ({ balance }: VendorWallet) => balance !== null && Number(balance) > 0;

/** The wallets that vendors keep, each with its way in and out; nothing when no vendor keeps any. */
export function VendorWallets({ cash }: { cash: string | undefined }) {
  const { t } = useTranslation('wallet');
  const { data: wallets, error, isPending, refetch } = useVendorWallets();
  const [open, setOpen] = useDialogOfDraft(transferDraft, ({ vassalage }) => vassalage);
  const transfer = useTransfer();
  if (isPending) return <Skeleton className="h-24" />;
  if (wallets === undefined)
    return <RegionError title={t('mine.vendors_failed')} error={error} onRetry={() => void refetch()} />;
  if (wallets.length === 0) return null;
  const shown = wallets.find(({ vassalage }) => vassalage === open);

  async function bringAllBack(full: readonly VendorWallet[]): Promise<void> {
    for (const { vassalage, balance } of full) {
      const request = { vassalage, direction: 'out' as const, amount: balance ?? '0', requestId: crypto.randomUUID() };
      // What one vendor refuses must not keep the others; each wallet shows what is left in it.
      await transfer.mutateAsync(request).catch(() => undefined);
    }
  }

  return (
    <section aria-labelledby="vendor-wallets">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id="vendor-wallets" className="font-display text-md font-[650] tracking-snug text-fg">
          {t('mine.by_vendor')}
        </h3>
        <Button
          variant="soft"
          size="sm"
          disabled={!wallets.some(hasMoney)}
          busy={transfer.isPending}
          busyLabel={t('mine.moving')}
          onClick={() => void bringAllBack(wallets.filter(hasMoney))}
        >
          {t('mine.bring_all_back')}
        </Button>
      </div>
      <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-4">
        {wallets.map((wallet) => (
          <VendorWalletCard key={wallet.vassalage} wallet={wallet} onTransfer={() => setOpen(wallet.vassalage)} />
        ))}
      </ul>
      <p className="mt-2.5 text-xs text-fg-2">{t('mine.not_in_record')}</p>
      {shown !== undefined && <TransferDialog wallet={shown} cash={cash ?? null} onClose={() => setOpen(null)} />}
    </section>
  );
}
