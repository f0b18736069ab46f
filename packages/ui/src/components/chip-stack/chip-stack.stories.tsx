import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChipPicker, ChipStack } from './chip-stack.tsx';

const denominations = ['1', '5', '25', '100', '500', '1000', '5000', '10000'];
const faceOf = (denomination: string) => (denomination.length > 3 ? `${denomination.slice(0, -3)}k` : denomination);

const meta = {
  title: 'Game site/ChipStack',
  component: ChipStack,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Show a bet on a table with `ChipStack`, and let `ChipPicker` choose what the next tap adds.',
        'Write the exact amount in `label`; a drawing cannot be read.',
      ],
      avoid: [
        'Do not tell denominations apart by colour alone; the face carries the number.',
        'Do not use more than eight denominations; their looks repeat after that.',
      ],
      keyboard: [
        ['Tab', 'To the chosen chip of the picker.'],
        ['Arrow keys', 'Choose the next or the previous chip.'],
      ],
    } satisfies Guide,
  },
  args: { amount: '1631', denominations, faceOf, label: '$1,631.00' },
} satisfies Meta<typeof ChipStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { amount: '25', label: '$25.00' } };
export const Heights: Story = {
  render: (args) => (
    <div className="flex items-end gap-4">
      {['1', '7', '131', '656', '16656', '99999'].map((amount) => (
        <ChipStack key={amount} {...args} amount={amount} label={`$${amount}.00`} />
      ))}
    </div>
  ),
};
export const Picker: Story = {
  render: function Controlled() {
    const [value, setValue] = useState('25');
    return (
      <div className="p-3">
        <ChipPicker
          label="Valor de la ficha"
          {...{ denominations, value, faceOf }}
          onValueChange={setValue}
          labelOf={(denomination) => `$${denomination}.00`}
        />
      </div>
    );
  },
};
export const PickerDisabled: Story = {
  render: () => (
    <ChipPicker
      label="Valor de la ficha"
      denominations={denominations.slice(0, 4)}
      value="5"
      disabled
      onValueChange={() => undefined}
      labelOf={(denomination) => `$${denomination}.00`}
    />
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { amount: '131', label: '$131.00' } };
