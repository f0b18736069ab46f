import { useTranslation } from '@quetzal/i18n/react';
import { IconPlate } from '@quetzal/ui/icon-plate';
import {
  ArrowLeftRightIcon,
  CircleArrowDownIcon,
  CircleArrowUpIcon,
  DicesIcon,
  GiftIcon,
  RotateCcwIcon,
  ScrollTextIcon,
  TrophyIcon,
} from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import type { ReactNode } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import type { Transaction } from './records.wire.ts';
import { useMovementName } from './transaction-types.ts';

const [game, out, back] = [<DicesIcon key="game" />, <CircleArrowUpIcon key="out" />, <RotateCcwIcon key="back" />];
const [transfer, gift] = [<ArrowLeftRightIcon key="transfer" />, <GiftIcon key="gift" />];
const icons: Readonly<Record<string, ReactNode>> = {
  deposit: <CircleArrowDownIcon />,
  withdrawal: out,
  hold_void: back,
  withdrawal_return: back,
  bet: game,
  win: game,
  rollback: back,
  win_rollback: back,
  credit: <TrophyIcon />,
  rebate: back,
  vendor_transfer: transfer,
  upline_transfer: transfer,
  bonus_grant: gift,
  bonus_release: gift,
};

/** A few movements of money, newest first, each with its picture: for where there is no room or need for a table. */
export function MovementList({ rows }: { rows: readonly Transaction[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <MovementRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

function MovementRow({ row }: { row: Transaction }) {
  const { t } = useTranslation('records');
  const nameOf = useMovementName();
  return (
    <li className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0 max-md:gap-x-3 md:grid-cols-[auto_minmax(0,1.9fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_auto]">
      <IconPlate className="size-8.5 max-md:row-span-2 [&_svg]:size-4">
        {icons[row.type] ?? <ScrollTextIcon />}
      </IconPlate>
      <span className="truncate font-[550] text-fg">{nameOf(row)}</span>
      <span className="text-fg-2 max-md:order-1 max-md:text-xs max-md:text-fg-3">
        <SiteTime at={row.createdAt} look="list" />
      </span>
      <span className="text-fg-3 max-md:order-2 max-md:text-end max-md:text-xs">
        <span className="max-md:sr-only">{t('column.balance')} </span>
        <Amount value={row.balanceAfter} />
      </span>
      {/* The amount itself runs from left to right everywhere: what lies around it knows where the row ends. */}
      <span className="text-end md:min-w-28">
        <Amount value={row.amount} signed className="font-semibold" />
      </span>
    </li>
  );
}

/** Rows that are still to come. */
export function MovementListSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="border-t border-line px-4 py-2 first:border-t-0 max-md:py-2.25">
          <Skeleton className="h-9" />
        </div>
      ))}
    </div>
  );
}
