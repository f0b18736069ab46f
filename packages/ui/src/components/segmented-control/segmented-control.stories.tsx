import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Cuenta',
    value: 'login',
    onValueChange: () => undefined,
    options: [
      { value: 'login', label: 'Iniciar sesión' },
      { value: 'register', label: 'Registrarse' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 'register' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const WithDisabled: Story = {
  args: {
    options: [
      { value: 'login', label: 'Sencillas' },
      { value: 'parlay', label: 'Combinada' },
      { value: 'system', label: 'Sistema', disabled: true },
    ],
  },
};
