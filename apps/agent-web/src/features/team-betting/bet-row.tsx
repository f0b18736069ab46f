import { useTranslation } from '@quetzal/i18n/react';
import { Amount } from '#shared/amount/amount.tsx';
import { useMoment } from '#shared/clock/use-moment.ts';
import { BetStateBadge, Round } from './bet-columns.tsx';
import type { TeamBet } from './team-betting.queries.ts';

/** One bet on a small screen: who played what, how it ended, and by which round to find it. */
export function BetRow({ row }: { row: TeamBet }) {
  const { t } = useTranslation('team-betting');
  const moment = useMoment();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="grid min-w-0 flex-1 basis-24 grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2">
          <bdi className="max-w-full truncate font-semibold text-fg" title={row.account}>
            {row.account}
          </bdi>
          {row.state !== 'settled' && <BetStateBadge state={row.state} />}
        </div>
        <div className="flex gap-1 text-xs text-fg-3">
          <bdi className="truncate" title={row.gameName}>
            {row.gameName}
          </bdi>
          <span aria-hidden="true">·</span>
          <bdi className="flex-none">
            <time dateTime={row.placedAt}>{moment(row.placedAt)}</time>
          </bdi>
        </div>
        <div className="-my-1.5 flex items-center gap-1 text-xs text-fg-3">
          {t('column.round')} <Round id={row.vendorRoundId} />
        </div>
      </div>
      <div className="ms-auto grid flex-none justify-items-end gap-0.5">
        {row.state === 'settled' ? <Amount value={row.net} signed className="font-semibold" /> : <span>—</span>}
        <span className="text-xs text-fg-3">
          {t('column.stake')} <Amount value={row.stake} />
        </span>
      </div>
    </div>
  );
}
