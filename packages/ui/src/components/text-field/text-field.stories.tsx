import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon, UserIcon } from '../../icons/index.ts';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  args: { label: 'Usuario', placeholder: '4 a 16 letras o números', startIcon: <UserIcon /> },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { hint: 'Empieza con una letra', required: true, ltr: true } };
export const WithHint: Story = { args: { hint: 'Empieza con una letra' } };
export const WithError: Story = { args: { error: 'Ese usuario ya existe. Prueba otro.', defaultValue: 'carla' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'norte_mx', hint: 'Solo lectura' } };
export const HiddenLabel: Story = {
  args: { label: 'Buscar', labelHidden: true, startIcon: <SearchIcon />, placeholder: 'Cuenta o ID' },
};
export const WithLabelEnd: Story = { args: { labelEnd: 'Opcional' } };
