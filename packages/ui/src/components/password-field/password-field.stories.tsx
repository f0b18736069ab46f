import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Contraseña', revealLabel: 'Mostrar contraseña', hideLabel: 'Ocultar contraseña' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { required: true, strength: 3, strengthLabel: 'Buena', hint: '8 a 20 caracteres' },
};
export const Weak: Story = { args: { strength: 1, strengthLabel: 'Débil', hint: '8 a 20 caracteres' } };
export const Strong: Story = { args: { strength: 4, strengthLabel: 'Fuerte' } };
export const WithError: Story = { args: { strength: 0, error: 'Usa 8 caracteres o más.' } };
