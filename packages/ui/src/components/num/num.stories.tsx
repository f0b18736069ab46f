import type { Meta, StoryObj } from '@storybook/react-vite';
import { Num } from './num.tsx';

const meta = {
  component: Num,
  args: { children: '+52 55 1234 5678' },
} satisfies Meta<typeof Num>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: '00:47:12', className: 'text-fg font-semibold' } };
