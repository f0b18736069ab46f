import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { CopyButton } from '@quetzal/ui/copy-button';
import type { DataTableColumn } from '@quetzal/ui/data-table';
import { useFormat } from '@quetzal/web-kit/format';
import { useClipboard } from '@quetzal/web-kit/clipboard';
import { Amount } from '#shared/amount/amount.tsx';
import { useMoment } from '#shared/clock/use-moment.ts';
import type { TeamBet } from './team-betting.queries.ts';

const none = '—';
const stateTones = { open: 'info', settled: 'success', rolled_back: 'neutral', refunded: 'neutral' } as const;

/** The columns of the bets. An open bet has no result yet, and a cancelled one never gets any. */
export function useBetColumns(onAccount: (account: string) => void): DataTableColumn<TeamBet>[] {
  const { t } = useTranslation('team-betting');
  const { dateTime } = useFormat();
  const moment = useMoment();
  return [
    {
      key: 'account',
      header: t('column.member'),
      usualWidth: '7rem',
      breaks: true,
      cell: (row) => (
        <button
          type="button"
          onClick={() => onAccount(row.account)}
          className="rounded-xs text-start font-semibold text-fg hover:underline focus-ring"
        >
          <bdi>{row.account}</bdi>
        </button>
      ),
    },
    {
      key: 'game',
      header: t('column.game'),
      usualWidth: '7.5rem',
      breaks: true,
      cell: (row) => (
        <span className="grid leading-4">
          <span className="text-fg">{row.gameName}</span>
          <span className="text-2xs text-fg-3">{row.vendorName}</span>
        </span>
      ),
    },
    { key: 'round', header: t('column.round'), usualWidth: '7rem', cell: (row) => <Round id={row.vendorRoundId} /> },
    {
      key: 'stake',
      header: t('column.stake'),
      align: 'end',
      usualWidth: '3.5rem',
      cell: (row) => <Amount value={row.stake} bare className="font-semibold text-fg" />,
    },
    {
      key: 'win',
      header: t('column.win'),
      align: 'end',
      usualWidth: '3rem',
      cell: (row) => (row.state === 'settled' ? <Amount value={row.win} bare /> : none),
    },
    {
      key: 'net',
      header: t('column.net'),
      align: 'end',
      usualWidth: '3.75rem',
      cell: (row) => (row.state === 'settled' ? <Amount value={row.net} bare signed /> : none),
    },
    {
      key: 'validBet',
      header: t('column.valid_bet'),
      align: 'end',
      usualWidth: '4rem',
      cell: (row) => <Amount value={row.validBet} bare />,
    },
    {
      key: 'state',
      header: t('column.state'),
      usualWidth: '4.5rem',
      cell: (row) => <BetStateBadge state={row.state} />,
    },
    {
      key: 'placedAt',
      header: t('column.placed'),
      usualWidth: '5.75rem',
      cell: (row) => (
        <time dateTime={row.placedAt} title={dateTime(row.placedAt)} className="tnum">
          {moment(row.placedAt)}
        </time>
      ),
    },
  ];
}

/** What became of a bet. */
export function BetStateBadge({ state }: { state: TeamBet['state'] }) {
  const { t } = useTranslation('team-betting');
  return <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>;
}

/** The round as its player sees it. The end of its id tells rounds apart; the beginning is the same for hours. */
export function Round({ id }: { id: string }) {
  const { t } = useTranslation('team-betting');
  const copied = useTranslation('common').t('actions.copied');
  const { tellRefusal } = useClipboard();
  const shown = id.length > 12 ? `…${id.slice(-10)}` : id;
  return (
    <span className="inline-flex items-center gap-0.5">
      <bdi dir="ltr" className="font-mono text-xs whitespace-nowrap text-fg-2" title={id}>
        {shown}
      </bdi>
      <CopyButton
        iconOnly
        text={id}
        label={t('round.copy', { round: id })}
        copiedLabel={copied}
        onCopyError={tellRefusal}
        variant="ghost"
        className="[&_svg]:size-3.5"
      />
    </span>
  );
}
