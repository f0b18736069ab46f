import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for counts and rates: rounds to play, a percentage, a number of days.',
        'Give `stepLabels` when most people change the number by one or two.',
        'Put the unit in `suffix` and say it in the hint as well: the suffix is not read aloud.',
      ],
      avoid: [
        'Not for money: a number loses decimals. Take MoneyField, which keeps a decimal string.',
        'Not for phone numbers, codes or account numbers: they are text. Take PhoneField, CodeField or TextField.',
        'Not for a rough choice within a range: take Slider.',
      ],
      keyboard: [
        ['ArrowUp, ArrowDown', 'Adds or takes one step'],
        ['Shift + ArrowUp, Shift + ArrowDown', 'Adds or takes ten steps'],
        ['Home, End', 'Goes to the smallest or greatest number, if there is one'],
      ],
    } satisfies Guide,
  },
  args: { label: 'Rondas', value: 10, onValueChange: () => undefined, locale: 'es-MX' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepLabels = { decrease: 'Menos rondas', increase: 'Más rondas' };

export const Default: Story = {};
export const Playground: Story = {
  args: { stepLabels, min: 1, max: 500, hint: 'De 1 a 500', required: true, suffix: 'rondas' },
};
export const WithButtons: Story = { args: { stepLabels, min: 0, max: 100 } };
export const AtTheLimit: Story = { args: { stepLabels, value: 100, min: 0, max: 100 } };
export const WithPrefixAndSuffix: Story = {
  args: { label: 'Cuota mínima', prefix: '×', suffix: 'decimal', value: 1.85 },
};
export const Percent: Story = {
  args: { label: 'Comisión', value: 0.125, step: 0.001, format: { style: 'percent', maximumFractionDigits: 1 } },
};
export const Grouped: Story = { args: { label: 'Puntos', value: 1_234_567 } };
export const GermanMarks: Story = { args: { label: 'Punkte', locale: 'de', value: 12_345.5 } };
export const Empty: Story = { args: { value: null, placeholder: '0' } };
export const WithError: Story = { args: { value: 900, stepLabels, error: 'Elige entre 1 y 500 rondas.' } };
export const Disabled: Story = { args: { stepLabels, disabled: true, suffix: 'rondas', hint: 'El torneo ya empezó' } };
export const ReadOnly: Story = { args: { readOnly: true, stepLabels } };
export const LongText: Story = {
  args: {
    label: 'Höchstzahl der aufeinanderfolgenden Freispielrunden je Sitzung',
    labelEnd: 'Voreinstellung: 250',
    hint: 'Die Geschwindigkeitsbegrenzung gilt für sämtliche Spielautomaten dieses Anbieters.',
    stepLabels: { decrease: 'Verringern', increase: 'Erhöhen' },
    suffix: 'Freispielrunden',
    locale: 'de',
  },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'عدد الجولات',
    hint: 'من ١ إلى ٥٠٠',
    locale: 'ar-EG',
    value: 1250,
    suffix: 'جولة',
    stepLabels: { decrease: 'إنقاص', increase: 'زيادة' },
  },
};
