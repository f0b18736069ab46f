import { SelectField, type SelectOption } from '@quetzal/ui/select-field';
import type { ComponentProps, ReactNode } from 'react';
import { PeriodField } from '#shared/period/period-field.tsx';

interface RecordFiltersProps {
  period: ComponentProps<typeof PeriodField>;
  /** `FilterSelect`s. */
  children?: ReactNode;
}

/** The line over a record: the period, then what else narrows it. */
export function RecordFilters({ period, children }: RecordFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <PeriodField {...period} />
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
  return <SelectField labelHidden className="min-w-36 max-md:min-w-0 max-md:flex-auto" {...props} />;
}
