import { useTranslation } from '@quetzal/i18n/react';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import type { FilterPatch } from '#shared/url-filters/use-url-filters.ts';
import { CustomDates } from './custom-dates.tsx';
import type { Period } from './period.ts';

interface PeriodPickerProps {
  period: Period;
  today: string;
  onChange: (patch: FilterPatch) => void;
}

/** Named periods, and two dates of one's own choice. */
export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <SegmentedControl
        label={common.t('period.label')}
        value={period.name}
        onValueChange={(name) => onChange({ period: name, from: null, to: null })}
        options={[
          { value: 'today', label: common.t('period.today') },
          { value: '7d', label: t('period.week') },
          { value: '30d', label: t('period.month') },
        ]}
      />
      <CustomDates period={period} today={today} onApply={(from, to) => onChange({ period: 'custom', from, to })} />
    </div>
  );
}
