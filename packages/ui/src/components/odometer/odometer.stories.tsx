import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Odometer } from './odometer.tsx';

const meta = {
  title: 'Game site/Odometer',
  component: Odometer,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use it for one figure that grows while people watch: a jackpot, a prize pool.',
        'Let the cells share the width of small screens with `[--odometer-grow:1]`.',
      ],
      avoid: [
        'Do not show a balance with it; money of a person must be still and exact.',
        'Do not announce its changes; it is read when somebody goes there.',
      ],
    } satisfies Guide,
  },
  args: { value: '2431889210', locale: 'es-MX', symbol: '$' },
} satisfies Meta<typeof Odometer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: '48210.5', decimals: 2, tone: 'neutral' } };
export const Small: Story = { args: { size: 'sm' } };
export const Tones: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <Odometer {...args} />
      <Odometer {...args} tone="crimson" />
      <Odometer {...args} tone="neutral" />
    </div>
  ),
};
export const Rolling: Story = {
  render: function Growing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="grid justify-items-start gap-4">
        <Odometer {...args} value={value} />
        <Button variant="secondary" onClick={() => setValue((now) => String(Number(now) + 387))}>
          Sumar 387
        </Button>
      </div>
    );
  },
};
export const OtherSeparators: Story = {
  args: { locale: 'de', symbol: '€', value: '1234567.89', decimals: 2, size: 'sm' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { locale: 'ar' } };
