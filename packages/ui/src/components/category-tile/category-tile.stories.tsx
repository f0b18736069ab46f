import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTile } from './category-tile.tsx';

const meta = {
  component: CategoryTile,
  args: { category: 'rng', label: 'Casino', href: '#casino' },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { category: 'live', label: 'En vivo' } };
export const Current: Story = { args: { current: true } };
