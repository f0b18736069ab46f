import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { RangeSlider } from './range-slider.tsx';

const meta = {
  title: 'Inputs/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Cuota',
    thumbLabels: ['mínima', 'máxima'],
    value: [1.5, 4],
    onValueChange: () => undefined,
    min: 1,
    max: 10,
    step: 0.1,
    formatValue: (value) => value.toFixed(2),
    className: 'max-w-96',
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it to narrow a list to a span of a scale that everybody knows, such as odds.',
        'Give each thumb a word of its own; the label alone does not tell them apart.',
      ],
      avoid: [
        'Do not use it for amounts that people know exactly: take two MoneyFields.',
        'Do not use it for days: take DateRangeField.',
      ],
      keyboard: [
        ['Tab', 'Moves between the two thumbs.'],
        ['Left, Down', 'One step less, in every script.'],
        ['Right, Up', 'One step more, in every script.'],
        ['Page Down, Page Up', 'Ten steps less or more.'],
        ['Home, End', 'As far as this thumb can go.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RangeSlider {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { stepsBetween: 5, hint: 'Solo cuotas dentro del rango' } };
export const BubbleAlways: Story = { args: { bubble: 'always' } };
export const Marks: Story = {
  args: { step: 1, value: [2, 8], marks: [1, 5, 10].map((value) => ({ value, label: value.toFixed(2) })) },
};
export const WithError: Story = { args: { error: 'Elige al menos un punto de diferencia.' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الاحتمالات', thumbLabels: ['الأدنى', 'الأعلى'], bubble: 'always' },
};
