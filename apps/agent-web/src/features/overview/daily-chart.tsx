import { useTranslation } from '@quetzal/i18n/react';
import { AreaChart } from '@quetzal/ui/area-chart';
import { Card, CardHeader } from '@quetzal/ui/card';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ChartLineIcon } from '@quetzal/ui/icons';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import type { Overview } from './overview.queries.ts';

type Series = 'stake' | 'netWin' | 'validBet';

/** The true minus sign, before the symbol as in every amount. */
const minus = '\u2212';
/** More than any currency shows: figures of a chart are cut off like every amount, not rounded. */
const placesDrawn = 6;
const chartHeight = 272;
const bodyHeight = 'min-h-75 pointer-coarse:min-h-80';

/** The course of a period, day by day; one figure at a time, so that its scale can be read. */
export function DailyChart({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('overview');
  const { currency } = useSiteInfo();
  const [series, setSeries] = useState<Series>('stake');
  const names = { stake: t('chart.stake'), netWin: t('chart.net_win'), validBet: t('chart.valid_bet') };
  return (
    <Card asChild>
      <section aria-busy={overview === undefined}>
        <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <CardHeader title={names[series]} detail={t('chart.detail', { currency })} className="mb-0" />
          <SegmentedControl
            label={t('chart.title')}
            value={series}
            onValueChange={(value) => setSeries(value as Series)}
            options={Object.entries(names).map(([value, label]) => ({ value, label }))}
            className="max-[24rem]:[&>label]:px-2"
          />
        </div>
        {overview === undefined ? (
          <Skeleton className={bodyHeight} />
        ) : (
          <Course daily={overview.daily} series={series} name={names[series]} />
        )}
      </section>
    </Card>
  );
}

function Course({ daily, series, name }: { daily: Overview['daily']; series: Series; name: string }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const { currencySymbol } = useSiteInfo();
  const dayName = new Intl.DateTimeFormat(format.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isQuiet = daily.every((day) => Number(day.stake) === 0 && Number(day.netWin) === 0);
  if (isQuiet) {
    return (
      <EmptyState
        icon={<ChartLineIcon />}
        title={t('chart.empty_title')}
        detail={t('chart.empty_detail')}
        className={`content-center ${bodyHeight}`}
      />
    );
  }
  const points = daily.map((day) => ({
    key: day.day,
    label: dayName.format(new Date(`${day.day.slice(0, 10)}T00:00:00Z`)),
  }));
  // A tick is one word: "−$4 k" must not break where its space is.
  const tick = (value: number) =>
    `${value < 0 ? minus : ''}${currencySymbol}${format.compact(Math.abs(value))}`.replaceAll(' ', '\u00a0');
  return (
    <AreaChart
      key={series}
      label={t('chart.summary', { series: name, from: points[0]?.label ?? '', to: points.at(-1)?.label ?? '' })}
      xLabel={t('chart.day')}
      points={points}
      series={[{ key: series, label: name, values: daily.map((day) => Number(day[series])) }]}
      formatValue={(value) => format.money(value.toFixed(placesDrawn))}
      formatTick={tick}
      tableLabel={t('chart.as_table')}
      chartLabel={t('chart.as_chart')}
      height={chartHeight}
    />
  );
}
