import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';

const meta = {
  component: Money,
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
