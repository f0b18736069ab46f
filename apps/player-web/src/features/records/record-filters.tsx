import { SelectField, type SelectOption } from '@quetzal/ui/select-field';
import type { ComponentProps, ReactNode } from 'react';
import { PeriodField } from '#shared/period/period-field.tsx';

interface RecordFiltersProps {
  period: ComponentProps<typeof PeriodField>;
  /** `FilterSelect`s. */
  children?: ReactNode;
}

/** Over a record: the period, then what else narrows it; in one line where there is room, on phones as many beside each other as have room for their words. */
export function RecordFilters({ period, children }: RecordFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-md:*:min-w-0 max-md:*:not-first:flex-[1_8rem] max-md:[&_button]:w-full">
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
  return (
    <SelectField
      labelHidden
      className="min-w-36 max-md:min-w-0 [&_[data-slot=field-control]]:min-h-(--q-control) [&_[data-slot=field-control]]:text-base [&_[data-slot=field-control]]:font-medium"
      {...props}
    />
  );
}
