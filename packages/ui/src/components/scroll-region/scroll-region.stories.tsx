import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollRegion } from './scroll-region.tsx';

const meta = {
  component: ScrollRegion,
  args: { label: 'Condiciones', className: 'h-24', children: <p className="h-60">Condiciones de la promoción</p> },
} satisfies Meta<typeof ScrollRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { className: 'h-40 w-60' } };
