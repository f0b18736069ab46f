import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './count-badge.tsx';

const meta = {
  component: CountBadge,
  args: { count: 3, label: '3 mensajes sin leer' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { count: 12 } };
export const Capped: Story = { args: { count: 240, label: 'Más de 99 mensajes sin leer' } };
export const HiddenAtZero: Story = { args: { count: 0 } };
