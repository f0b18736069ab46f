import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { cn } from '@quetzal/ui/class-names';
import { CopyButton } from '@quetzal/ui/copy-button';
import { IconButton } from '@quetzal/ui/icon-button';
import { ChevronDownIcon } from '@quetzal/ui/icons';
import { Num } from '@quetzal/ui/num';
import { useId } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { useCopyRefusal } from '#shared/notices/use-copy-refusal.ts';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { BetDetail } from './bet-detail.tsx';
import type { BetRecord, BetState } from './records.wire.ts';

const tones = { open: 'info', settled: 'neutral', rolled_back: 'warn', refunded: 'warn' } as const satisfies Record<
  BetState,
  string
>;
/* Below 768 px a row becomes two lines: what and how much, then when and how it stands. */
const row =
  'group max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5 hover:bg-surface-3';
const cell = 'h-12 px-2.5 whitespace-nowrap xl:px-3.5 max-md:h-auto max-md:p-0';

/** One bet; below 768 px in two lines. */
export function BetRow({ bet, isOpen, onToggle }: { bet: BetRecord; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('records');
  const tellCopyRefusal = useCopyRefusal();
  const detailId = useId();
  return (
    <>
      <tr className={cn(row, isOpen ? 'bg-surface-3' : 'border-b border-line last:border-0')}>
        <td className={cn(cell, 'text-fg-3 max-md:order-4 max-md:text-xs')}>
          <SiteTime at={bet.placedAt} look="list" />
        </td>
        {/* As wide as the others leave it: a long name wraps. */}
        <td className={cn(cell, 'font-semibold whitespace-normal text-fg max-md:order-1 max-md:truncate md:max-w-0')}>
          {bet.gameName}
        </td>
        <td className={cn(cell, 'max-xl:hidden')}>
          <span className="inline-flex items-center gap-0.5">
            <Num className="max-w-20 truncate font-mono text-xs" title={bet.vendorRoundId}>
              {bet.vendorRoundId}
            </Num>
            <CopyButton
              iconOnly
              text={bet.vendorRoundId}
              label={t('copy_round')}
              copiedLabel={t('copied')}
              onCopyError={tellCopyRefusal}
              variant="ghost"
            />
          </span>
        </td>
        <td className={cn(cell, 'text-end max-md:hidden')}>
          <Amount value={bet.stake} />
        </td>
        <td className={cn(cell, 'text-end max-md:hidden')}>
          <Amount value={bet.win} />
        </td>
        <td className={cn(cell, 'text-end font-semibold max-md:order-2')}>
          {bet.state === 'open' ? '—' : <Amount value={bet.net} signed />}
        </td>
        <td className={cn(cell, 'max-md:order-5 max-md:justify-self-end')}>
          <Badge tone={tones[bet.state]}>{t(`state.${bet.state}`)}</Badge>
        </td>
        <td className={cn(cell, 'pe-2 text-end max-md:order-3 max-md:row-span-2')}>
          <IconButton
            size="sm"
            label={t(isOpen ? 'hide_detail' : 'show_detail')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={onToggle}
          >
            <ChevronDownIcon className={cn('transition-transform duration-(--q-dur-fast)', isOpen && 'rotate-180')} />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailId} className="border-b border-line bg-surface-3 last:border-0 max-md:block">
          <td colSpan={8} className="px-3.5 pb-4 max-md:block max-md:px-4">
            <BetDetail bet={bet} />
          </td>
        </tr>
      )}
    </>
  );
}
