import { useTranslation } from '@quetzal/i18n/react';
import { BarChart } from '@quetzal/ui/bar-chart';
import { Card } from '@quetzal/ui/card';
import { useFormat } from '@quetzal/web-kit/format';
import { courseOf } from './course.ts';
import type { PersonalLoss } from './personal-loss.queries.ts';

/** More than any currency shows: figures of a chart are cut off like every amount, not rounded. */
const placesDrawn = 6;

/** The result of each day, or of each month, as bars and as a table. */
export function LossChart({ loss: { from, to, days, totals } }: { loss: PersonalLoss }) {
  const { t } = useTranslation('personal-loss');
  const { money, compact, date, locale, days: siteDays } = useFormat();
  const course = courseOf(days, { from, to }, siteDays.plus);
  const dayLabel = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const monthLabel = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const labelOf = (key: string) => (key.length === 7 ? monthLabel : dayLabel).format(new Date(key));
  const write = (value: number) => money(value.toFixed(placesDrawn), { signed: true });
  return (
    <section aria-labelledby="loss-course">
      <h3 id="loss-course" className="mb-2 text-sm font-medium text-fg-2">
        {t('chart.title')}
      </h3>
      <Card variant="inset" padding="lg">
        <BarChart
          label={t('chart.label', {
            from: date(siteDays.startOf(from)),
            to: date(siteDays.startOf(to)),
            net: money(totals.net, { signed: true }),
          })}
          xLabel={t('chart.day')}
          tableLabel={t('chart.as_table')}
          chartLabel={t('chart.as_chart')}
          points={course.map(({ key }) => ({ key, label: labelOf(key) }))}
          series={[{ key: 'net', label: t('figure.net'), values: course.map(({ net }) => net) }]}
          signed
          formatValue={write}
          formatTick={compact}
        />
      </Card>
    </section>
  );
}
