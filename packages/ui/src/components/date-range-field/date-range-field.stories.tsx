import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { DateRangeField, presetRanges } from './date-range-field.tsx';

const today = '2026-11-21';
const ranges = presetRanges(today);

const meta = {
  title: 'Inputs/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Periodo',
    value: { from: '2026-11-03', to: '2026-11-14' },
    onValueChange: () => undefined,
    locale: 'es-MX',
    today,
    max: today,
    className: 'max-w-80',
    placeholder: 'Elige un periodo',
    presets: [
      { label: 'Hoy', range: ranges.today },
      { label: 'Ayer', range: ranges.yesterday },
      { label: 'Últimos 7 días', range: ranges.last7Days },
      { label: 'Este mes', range: ranges.thisMonth },
      { label: 'Mes pasado', range: ranges.lastMonth },
    ],
    words: {
      title: 'Elige un periodo',
      presets: 'Periodos usuales',
      apply: 'Aplicar',
      cancel: 'Cancelar',
      close: 'Cerrar',
      previousMonth: 'Mes anterior',
      nextMonth: 'Mes siguiente',
      today: 'Hoy',
      selected: 'elegido',
      dayCount: (count) => (count === 1 ? '1 día' : `${count} días`),
      tooLong: 'Elige 31 días como máximo.',
    },
  },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      status: 'new',
      use: [
        'Use it over lists and reports; put the presets first, they serve most visits.',
        'Take `today` from the site by `dayOf(instant, timeZone)`, so that "Hoy" is the day of the books.',
        'In a toolbar use `look="button"`: it shows the preset by its name.',
      ],
      avoid: [
        'Do not load anything while the range is being chosen: `onValueChange` comes once, with Apply.',
        'Do not cut a range silently: set `dayCountMax` and say why.',
      ],
      keyboard: [
        ['Enter, Space', 'Open the panel; choose a preset or a day.'],
        ['Tab', 'Moves through presets, months, days and the two buttons.'],
        ['Arrow keys', 'Move through the days; Page Up and Page Down through the months.'],
        ['Escape', 'Closes the panel and keeps what was chosen before.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateRangeField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(document.body).findAllByRole('grid');
};

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Hora de la Ciudad de México' } };
export const Open: Story = { play: openPanel };
export const Empty: Story = { args: { value: undefined } };
export const PresetChosen: Story = { args: { value: ranges.last7Days } };
export const AsButton: Story = { args: { look: 'button', value: ranges.last7Days } };
export const TooLong: Story = {
  args: { value: { from: '2026-10-05', to: '2026-11-20' }, dayCountMax: 31 },
  play: openPanel,
};
export const WithoutPresets: Story = { args: { presets: [] }, play: openPanel };
export const WithError: Story = { args: { error: 'No hay datos antes de marzo.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = {
  parameters: { viewport: { defaultViewport: 'mobile1' } },
  globals: { viewport: { value: 'mobile1' } },
  play: openPanel,
};
export const LongText: Story = {
  args: {
    locale: 'de-DE',
    label: 'Auswertungszeitraum für sämtliche Vertriebspartner',
    className: 'max-w-56',
    value: { from: '2025-11-03', to: '2026-11-14' },
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    locale: 'ar-EG',
    label: 'الفترة',
    presets: [
      { label: 'اليوم', range: ranges.today },
      { label: 'آخر 7 أيام', range: ranges.last7Days },
      { label: 'هذا الشهر', range: ranges.thisMonth },
    ],
    words: {
      title: 'اختر فترة',
      presets: 'فترات شائعة',
      apply: 'تطبيق',
      cancel: 'إلغاء',
      close: 'إغلاق',
      previousMonth: 'الشهر السابق',
      nextMonth: 'الشهر التالي',
      today: 'اليوم',
      selected: 'محدد',
    },
  },
  play: openPanel,
};
