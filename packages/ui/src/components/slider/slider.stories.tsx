import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: {
    label: 'Volumen',
    value: 60,
    onValueChange: () => undefined,
    min: 0,
    max: 100,
    formatValue: (value) => `${value} %`,
    className: 'max-w-96',
  },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it where the place between two ends matters more than the exact figure: volume, prize against rebate.',
        'Show the value in words nearby or in the bubble, with its unit.',
        'Ask a server only in `onValueCommit`, when the thumb comes to rest.',
      ],
      avoid: [
        'Do not use it for money or any figure that must be exact: take MoneyField or NumberField.',
        'Do not use it for fewer than five steps: take SegmentedControl.',
      ],
      keyboard: [
        ['Left, Down', 'One step less, in every script.'],
        ['Right, Up', 'One step more, in every script.'],
        ['Page Down, Page Up', 'Ten steps less or more.'],
        ['Home, End', 'The least and the greatest value.'],
      ],
    } satisfies Guide,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { step: 5, bubble: 'always', hint: 'Solo en este dispositivo' } };
export const BubbleAlways: Story = { args: { bubble: 'always' } };
export const Marks: Story = {
  args: {
    label: 'Multiplicador',
    value: 3,
    min: 1,
    max: 5,
    formatValue: (value) => `×${value}`,
    marks: [1, 2, 3, 4, 5].map((value) => ({ value, label: `×${value}` })),
  },
};
export const PrizeMode: Story = {
  args: { value: 1950 },
  render: function PrizeAgainstRebate(args) {
    const [prize, setPrize] = useState(args.value);
    const rebate = ((1950 - prize) / 20).toFixed(1);
    return (
      <Slider
        {...args}
        label="Premio y reembolso"
        labelHidden
        value={prize}
        onValueChange={setPrize}
        min={1800}
        max={1950}
        step={2}
        bubble="never"
        formatValue={(value) => `Premio ${value}`}
        minLabel={
          <>
            Premio <b>{prize}</b>
          </>
        }
        maxLabel={
          <>
            Reemb. <b>{rebate} %</b>
          </>
        }
      />
    );
  },
};
export const Fractions: Story = {
  args: { label: 'Dividendo', value: 7.5, min: 0, max: 12, step: 0.5, bubble: 'always' },
};
export const WithError: Story = { args: { error: 'El tope de tu agente es 50 %.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Lautstärke der Benachrichtigungen im Hintergrund',
    bubble: 'always',
    value: 0,
    formatValue: () => 'Stummgeschaltet',
    minLabel: 'Vollständig stumm',
    maxLabel: 'Höchste Lautstärke',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'مستوى الصوت',
    value: 20,
    bubble: 'always',
    minLabel: 'صامت',
    maxLabel: 'أعلى صوت',
  },
};
