import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'VIP 3', value: 62, valueLabel: '62 %' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 100, valueLabel: 'Completo' } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const Unknown: Story = { args: { label: 'Abriendo Fénix 88', value: null, valueLabel: undefined } };
