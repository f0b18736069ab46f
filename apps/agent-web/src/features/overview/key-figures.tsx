import { useTranslation } from '@quetzal/i18n/react';
import { InfoIcon } from '@quetzal/ui/icons';
import { Popover } from '@quetzal/ui/popover';
import { StatTile, type StatDelta } from '@quetzal/ui/stat-tile';
import { useFormat } from '@quetzal/web-kit/format';
import { FittingAmount } from '#shared/amount/fitting-amount.tsx';
import { changeOf } from './change-of.ts';
import type { Overview } from './overview.queries.ts';

interface KeyFiguresProps {
  overview: Overview | undefined;
  /** The period before, to compare with; absent while it is on its way. */
  before: Overview | undefined;
}

/** What the arrow of a change says to who does not see it. */
const signs = { up: '+', down: '\u2212', flat: undefined } as const;

/** The figures at the head of the overview, each against the period before. */
export function KeyFigures({ overview, before }: KeyFiguresProps) {
  const { t } = useTranslation('overview');
  const { number, percent } = useFormat();
  const loading = overview === undefined;
  const delta = (now: string | number, earlier: string | number | undefined): StatDelta | undefined => {
    const change = changeOf(now, earlier);
    if (change === null) return undefined;
    return {
      direction: change.direction,
      word: signs[change.direction],
      label: (
        <>
          <span title={t('kpi.versus')}>{percent(change.percent, 1)}</span>
          <span className="sr-only">{t('kpi.versus')}</span>
        </>
      ),
    };
  };
  // A line without any movement says nothing.
  const points = (figure: 'validBet' | 'netWin') => {
    const values = overview?.daily.map((day) => Number(day[figure])) ?? [];
    return values.every((value) => value === 0) ? undefined : values;
  };
  // From nothing there is no percent, but there is a direction.
  const tone = (figure: 'validBet' | 'netWin') =>
    overview && before && Number(overview[figure]) < Number(before[figure]) ? 'down' : undefined;
  const count = (value: number | undefined) => (value === undefined ? '' : number(value));
  const amount = (value: string | undefined) => (value === undefined ? '' : <FittingAmount value={value} />);
  const compare = (figure: 'validBet' | 'netWin' | 'deposits' | 'activeMembers' | 'newMembers') =>
    overview && delta(overview[figure], before?.[figure]);
  const [validBetChange, netWinChange] = [compare('validBet'), compare('netWin')];
  return (
    <section
      aria-label={t('kpi.label')}
      className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:grid-cols-6 xl:grid-cols-5"
    >
      <StatTile
        label={t('kpi.valid_bet')}
        value={amount(overview?.validBet)}
        delta={validBetChange}
        points={points('validBet')}
        tone={tone('validBet')}
        loading={loading}
        className="max-md:col-span-full md:max-xl:col-span-3"
      />
      <StatTile
        label={t('kpi.net_win')}
        icon={<NetWinHelp />}
        value={amount(overview?.netWin)}
        delta={netWinChange}
        points={points('netWin')}
        tone={tone('netWin')}
        loading={loading}
        className="max-md:[&_[data-slot=sparkline]]:hidden md:max-xl:col-span-3"
      />
      <StatTile
        label={t('kpi.deposits')}
        value={amount(overview?.deposits)}
        delta={compare('deposits')}
        loading={loading}
        className="md:max-xl:col-span-2"
      />
      <StatTile
        label={t('kpi.active')}
        value={count(overview?.activeMembers)}
        delta={compare('activeMembers')}
        loading={loading}
        className="md:max-xl:col-span-2"
      />
      <StatTile
        label={t('kpi.new')}
        value={count(overview?.newMembers)}
        delta={compare('newMembers')}
        loading={loading}
        className="md:max-xl:col-span-2"
      />
    </section>
  );
}

/* The sign of this figure is the opposite of what a player would call a win, so its meaning is one tap away. */
function NetWinHelp() {
  const { t } = useTranslation('overview');
  return (
    <Popover
      label={t('kpi.net_win')}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t('kpi.net_win_about')}
          className="relative -my-1 grid size-6 place-items-center rounded-xs hover:text-fg focus-ring pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5"
        >
          <InfoIcon />
        </button>
      }
    >
      <p className="max-w-56 text-sm">{t('kpi.net_win_help')}</p>
    </Popover>
  );
}
