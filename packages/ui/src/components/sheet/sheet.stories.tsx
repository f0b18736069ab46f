import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  component: Sheet,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filtros',
    closeLabel: 'Cerrar',
    children: <p>Elige un proveedor.</p>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { side: 'end', footer: <Button fullWidth>Aplicar</Button> } };
export const FromStart: Story = { args: { side: 'start' } };
export const FromEnd: Story = { args: { side: 'end' } };
