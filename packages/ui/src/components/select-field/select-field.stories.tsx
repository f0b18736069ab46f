import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Estado',
    value: '',
    placeholder: 'Todos',
    onValueChange: () => undefined,
    options: [
      { value: 'open', label: 'Abierta' },
      { value: 'settled', label: 'Liquidada' },
      { value: 'rolled_back', label: 'Revertida', disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, hint: 'Filtra la lista' } };
export const Chosen: Story = { args: { value: 'settled' } };
export const WithError: Story = { args: { error: 'Elige un estado.' } };
export const Disabled: Story = { args: { disabled: true } };
