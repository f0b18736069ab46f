import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { DateField } from '@quetzal/ui/date-field';
import { CalendarIcon } from '@quetzal/ui/icons';
import { Popover } from '@quetzal/ui/popover';
import { useState, type FormEvent } from 'react';
import { dayCountOf, periodDaysMax, type Period } from './period.ts';
import { useDayRange } from './use-day-range.ts';

interface CustomDatesProps {
  period: Period;
  today: string;
  onApply: (from: string, to: string) => void;
}

/** A button that shows the days of the period and opens the choice of two others. */
export function CustomDates({ period, today, onApply }: CustomDatesProps) {
  const { t } = useTranslation('agent-shell');
  const [open, setOpen] = useState(false);
  const range = useDayRange(period);
  // A named period says itself which days it has: on small screens the button shrinks to its icon.
  const isCustom = period.name === 'custom';
  return (
    <Popover
      label={t('period.custom_title')}
      open={open}
      onOpenChange={setOpen}
      align="end"
      trigger={
        <Button
          variant="secondary"
          className="tnum max-md:px-3.5"
          aria-pressed={isCustom}
          aria-label={`${t('period.custom_title')}: ${range}`}
        >
          <CalendarIcon />
          <bdi className={isCustom ? '' : 'max-md:hidden'}>{range}</bdi>
        </Button>
      }
    >
      <DatesForm
        period={period}
        today={today}
        onApply={(from, to) => {
          onApply(from, to);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

function DatesForm({ period, today, onApply }: CustomDatesProps) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const [from, setFrom] = useState(period.firstDay);
  const [to, setTo] = useState(period.lastDay);
  const [error, setError] = useState('');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (from === '' || to === '') setError(t('period.required'));
    else if (from > to) setError(t('period.order'));
    else if (dayCountOf(from, to) > periodDaysMax) setError(t('period.too_long', { days: periodDaysMax }));
    else onApply(from, to);
  };
  return (
    <form onSubmit={apply} noValidate className="grid w-64 gap-3">
      <DateField
        label={common.t('period.from')}
        value={from}
        max={today}
        onChange={(event) => setFrom(event.target.value)}
      />
      <DateField
        label={common.t('period.to')}
        value={to}
        max={today}
        error={error}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit">{common.t('actions.apply')}</Button>
    </form>
  );
}
