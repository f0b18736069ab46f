import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwitchField } from './switch-field.tsx';

const meta = {
  component: SwitchField,
  args: { label: 'Ocultar mi saldo' },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultChecked: true, detail: 'Se muestran puntos en lugar de la cifra' } };
export const On: Story = { args: { defaultChecked: true } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
