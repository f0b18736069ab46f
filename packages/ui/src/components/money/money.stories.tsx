import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Money } from './money.tsx';

const meta = {
  title: 'Data/Money',
  component: Money,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Show every amount with it: digits stay exact and in order.',
        'Take `signed` for changes; leave balances without it.',
        'Take `compact` only in charts and narrow columns.',
      ],
      avoid: ['Never round or shorten an amount that is paid.', 'Never pass a float: amounts are decimal strings.'],
    } satisfies Guide,
  },
  args: { amount: '12480.5000', locale: 'es-MX', symbol: '$' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { currency: 'MXN', signed: true } };
export const Gain: Story = { args: { amount: '96402.10', signed: true } };
export const Loss: Story = { args: { amount: '-12480.40', signed: true } };
export const Zero: Story = { args: { amount: '0', signed: true } };
export const WithoutDecimals: Story = { args: { amount: '2431889210', decimals: 0 } };
export const Compact: Story = {
  render: (args) => (
    <ul className="grid w-40 justify-items-end gap-1">
      {['842.39', '842312.90', '1960000.55', '-12480400.40'].map((amount) => (
        <li key={amount}>
          <Money {...args} amount={amount} compact />
        </li>
      ))}
    </ul>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { amount: '-12480.40', signed: true, currency: 'MXN', locale: 'ar' },
  render: (args) => (
    <p>
      الرصيد <Money {...args} /> اليوم
    </p>
  ),
};
