import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../../icons/index.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Mensajes', children: <BellIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'secondary', size: 'sm' } };
export const WithCount: Story = { args: { label: 'Mensajes, 3 sin leer', badge: <CountBadge count={3} /> } };
export const Small: Story = { args: { size: 'sm', variant: 'outline' } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
