import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';

const meta = {
  component: Stepper,
  args: { label: 'Depósito', steps: ['Método y monto', 'Datos de pago', 'Confirmación'], current: 0 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { current: 1 } };
export const AllDone: Story = { args: { current: 3 } };
