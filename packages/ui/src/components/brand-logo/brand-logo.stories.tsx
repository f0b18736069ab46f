import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLogo } from './brand-logo.tsx';

const meta = {
  component: BrandLogo,
  args: { title: 'Quetzal' },
} satisfies Meta<typeof BrandLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 64 } };
