import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { DateField } from './date-field.tsx';

const calendar = {
  label: 'Abrir el calendario',
  locale: 'es-MX',
  today: '2026-11-21',
  words: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    today: 'Hoy',
    selected: 'elegido',
    month: 'Mes',
    year: 'Año',
  },
};

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Fecha de nacimiento', className: 'max-w-80' },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      status: 'stable',
      use: [
        'Use it for one day; typing is the fastest way to a day that people know by heart.',
        'Add the calendar where people look for a day, not for a date of birth alone.',
        'Say the limits in the hint before they are broken.',
      ],
      avoid: [
        'Do not use two of them for a span: take DateRangeField.',
        'Do not turn its value into a Date: it is a day of the site, without a time zone.',
      ],
      keyboard: [
        ['Digits', 'Type day, month and year, in the order of the browser.'],
        ['Up, Down', 'Change the part with the focus by one.'],
        ['Tab', 'Moves to the next part, then to the calendar button.'],
        ['Enter, Space', 'On the button, open the calendar; Escape closes it.'],
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { required: true, min: '1920-01-01', max: '2008-11-21', defaultValue: '1990-05-17' },
};
export const WithCalendar: Story = { args: { label: 'Válido desde', defaultValue: '2026-11-17', calendar } };
export const CalendarOpen: Story = {
  args: { label: 'Válido desde', defaultValue: '2026-11-17', min: '2026-11-03', calendar },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el calendario' }));
    await within(document.body).findByRole('grid');
  },
};
export const MonthAndYear: Story = {
  args: { defaultValue: '1990-05-17', max: '2008-11-21', calendar: { ...calendar, captions: 'choice' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el calendario' }));
    await within(document.body).findByRole('grid');
  },
};
export const WithError: Story = { args: { defaultValue: '2015-01-01', error: 'Debes tener 18 años o más.' } };
export const Disabled: Story = { args: { defaultValue: '1990-05-17', disabled: true, calendar } };
export const LongText: Story = {
  args: {
    label: 'Geburtsdatum gemäß amtlichem Ausweisdokument',
    hint: 'Das Datum muss mit dem Ihres Personalausweises übereinstimmen.',
    className: 'max-w-56',
    calendar,
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'تاريخ الميلاد',
    defaultValue: '1990-05-17',
    calendar: {
      ...calendar,
      label: 'فتح التقويم',
      locale: 'ar-EG',
      words: { previousMonth: 'الشهر السابق', nextMonth: 'الشهر التالي', today: 'اليوم', selected: 'محدد' },
    },
  },
};
