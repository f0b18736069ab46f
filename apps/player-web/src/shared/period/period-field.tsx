import { useTranslation } from '@quetzal/i18n/react';
import { DateRangeField, presetRanges } from '@quetzal/ui/date-range-field';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { useFormat } from '@quetzal/web-kit/format';
import { useToday } from '../clock/use-today.ts';
import { periods, spanDaysMax } from './period.ts';
import type { usePeriod } from './use-period.ts';

type PeriodFieldProps = Pick<ReturnType<typeof usePeriod>, 'period' | 'span' | 'setPeriod' | 'setSpan'>;

/** The usual periods at one press, and a calendar for any other. */
export function PeriodField({ period, span, setPeriod, setSpan }: PeriodFieldProps) {
  const { t } = useTranslation(['records', 'common']);
  const { locale, number } = useFormat();
  const today = useToday();
  const ranges = presetRanges(today);
  return (
    <>
      <SegmentedControl
        label={t('filter.period')}
        options={periods.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={period ?? ''}
        onValueChange={(next) => {
          const chosen = periods.find((value) => value === next);
          if (chosen !== undefined) setPeriod(chosen);
        }}
        className="max-md:w-full max-md:flex max-md:*:flex-1 max-md:*:px-2"
      />
      <DateRangeField
        look="button"
        label={t('period.other')}
        placeholder={t('period.other')}
        value={period === null ? span : undefined}
        onValueChange={setSpan}
        locale={locale}
        today={today}
        max={today}
        dayCountMax={spanDaysMax}
        presets={[
          { label: t('period.this_month'), range: ranges.thisMonth },
          { label: t('period.last_month'), range: ranges.lastMonth },
        ]}
        words={{
          title: t('period.title'),
          presets: t('period.presets'),
          apply: t('period.apply'),
          cancel: t('period.cancel'),
          close: t('common:actions.close'),
          previousMonth: t('period.previous_month'),
          nextMonth: t('period.next_month'),
          today: t('filter.today'),
          selected: t('period.selected'),
          dayCount: (count) => t('period.days', { count }),
          tooLong: t('period.too_long', { max: number(spanDaysMax) }),
        }}
      />
    </>
  );
}
