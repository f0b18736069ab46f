import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { className: 'h-24 w-64' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shape: 'line', className: 'w-40' } };
export const Circle: Story = { args: { shape: 'circle', className: 'size-12' } };
