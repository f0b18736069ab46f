import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.tsx';

const meta = {
  component: Sparkline,
  args: { points: [4, 5, 4.6, 6, 7, 6.4, 8, 9, 11] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { points: [9, 7, 8, 4, 5, 2], className: 'w-48' } };
export const TooFewPoints: Story = { args: { points: [1] } };
