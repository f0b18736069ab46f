import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Rango de fechas',
    trigger: <Button variant="outline">Últimos 30 días</Button>,
    children: <p>Del 22 oct al 21 nov</p>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { align: 'center' } };
export const Open: Story = { args: { open: true } };
