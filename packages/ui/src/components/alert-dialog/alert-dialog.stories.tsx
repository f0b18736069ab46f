import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOutIcon } from '../../icons/index.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
    title: '¿Cerrar sesión?',
    description: 'Tus apuestas abiertas siguen activas. Te esperamos de vuelta.',
    confirmLabel: 'Cerrar sesión',
    cancelLabel: 'Quedarme',
    icon: <LogOutIcon />,
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'warn' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Busy: Story = { args: { busy: true, busyLabel: 'Cerrando' } };
