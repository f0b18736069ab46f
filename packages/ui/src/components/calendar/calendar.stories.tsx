import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Calendar, RangeCalendar } from './calendar.tsx';

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: {
    value: '2026-11-17',
    onValueChange: () => undefined,
    today: '2026-11-21',
    locale: 'es-MX',
    words: {
      previousMonth: 'Mes anterior',
      nextMonth: 'Mes siguiente',
      today: 'Hoy',
      selected: 'elegido',
      month: 'Mes',
      year: 'Año',
    },
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Pass `today` of the site, not of the browser: near midnight they differ.',
        'Use `captions="choice"` for days that lie years back, such as a date of birth.',
        'Limit what can be chosen by `min`, `max` and `isDisabled`, and say the reason nearby.',
      ],
      avoid: [
        'Do not put it into a form by itself: DateField and DateRangeField also take what is typed.',
        'Do not pass Date objects: days are `YYYY-MM-DD`, no time zone moves them.',
      ],
      keyboard: [
        ['Arrow keys', 'The day before or after, the same day a week earlier or later.'],
        ['Home, End', 'The first or the last day of the week.'],
        ['Page Up, Page Down', 'The same day a month earlier or later; with Shift a year.'],
        ['Enter, Space', 'Chooses the day.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Calendar {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { min: '2026-11-05', max: '2026-12-15' } };
export const NothingChosen: Story = { args: { value: '' } };
export const Limits: Story = {
  args: {
    min: '2026-11-03',
    max: '2026-11-21',
    value: '2026-11-20',
    isDisabled: (day) => day === '2026-11-12',
  },
};
export const MonthAndYear: Story = { args: { captions: 'choice', value: '1990-05-17', max: '2008-11-21' } };
export const TwoMonths: Story = { args: { monthCount: 2, startMonth: '2026-10-01' } };
export const Range: Story = {
  render: function ControlledRange({ locale, words, today }) {
    const [value, setValue] = useState<{ from: string; to?: string | undefined }>({
      from: '2026-10-27',
      to: '2026-11-12',
    });
    return <RangeCalendar {...{ locale, words, today }} monthCount={2} value={value} onValueChange={setValue} />;
  },
};
export const German: Story = {
  args: {
    locale: 'de-DE',
    words: { previousMonth: 'Voriger Monat', nextMonth: 'Nächster Monat', today: 'Heute', selected: 'ausgewählt' },
  },
};
export const Thai: Story = {
  globals: { locale: 'th' },
  args: {
    locale: 'th-TH',
    words: { previousMonth: 'เดือนก่อน', nextMonth: 'เดือนถัดไป', today: 'วันนี้', selected: 'เลือกแล้ว' },
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    locale: 'ar-EG',
    words: { previousMonth: 'الشهر السابق', nextMonth: 'الشهر التالي', today: 'اليوم', selected: 'محدد' },
  },
};
export const Persian: Story = {
  globals: { direction: 'rtl' },
  args: {
    locale: 'fa-IR',
    words: { previousMonth: 'ماه قبل', nextMonth: 'ماه بعد', today: 'امروز', selected: 'انتخاب‌شده' },
  },
};
