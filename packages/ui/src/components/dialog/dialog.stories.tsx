import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Límites de depósito',
    description: 'Un límite más bajo vale desde ahora; uno más alto, desde mañana.',
    closeLabel: 'Cerrar',
    children: <p>Tu límite diario es de $10,000.00.</p>,
    footer: <Button>Guardar límite</Button>,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const trigger = <Button variant="secondary">Cambiar límites</Button>;
    return <Dialog {...args} open={open} onOpenChange={setOpen} trigger={trigger} />;
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const ExtraLarge: Story = { args: { size: 'xl' } };
export const HiddenTitle: Story = { args: { titleHidden: true, description: undefined } };
export const Closed: Story = { args: { open: false } };
