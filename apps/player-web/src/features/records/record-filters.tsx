import { useTranslation } from '@quetzal/i18n/react';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { SelectField, type SelectOption } from '@quetzal/ui/select-field';
import type { ReactNode } from 'react';
import { periods, type Period } from './period.ts';

interface RecordFiltersProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** `FilterSelect`s. */
  children?: ReactNode;
}

/** The line over a record: the period, then what else narrows it. */
export function RecordFilters({ period, onPeriodChange, children }: RecordFiltersProps) {
  const { t } = useTranslation('records');
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SegmentedControl
        label={t('filter.period')}
        options={periods.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={period}
        onValueChange={(next) => onPeriodChange(periods.find((value) => value === next) ?? period)}
        className="max-md:w-full max-md:flex max-md:*:flex-1 max-md:*:px-2"
      />
      {children}
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** One choice beside the period. */
export function FilterSelect(props: FilterSelectProps) {
  return <SelectField labelHidden className="min-w-44 max-md:min-w-0 max-md:flex-1" {...props} />;
}
