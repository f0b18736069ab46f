import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BitcoinIcon, CreditCardIcon, LandmarkIcon, StoreIcon } from '../../icons/index.ts';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  component: RadioCards,
  args: {
    label: 'Método de pago',
    value: 'spei',
    onValueChange: () => undefined,
    options: [
      { value: 'spei', title: 'SPEI', detail: 'Al instante · sin comisión', icon: <LandmarkIcon /> },
      { value: 'cash', title: 'Efectivo en tienda', detail: '10 min · $12.00', icon: <StoreIcon /> },
      { value: 'card', title: 'Tarjeta', detail: 'Al instante · 2.5 %', icon: <CreditCardIcon /> },
      { value: 'usdt', title: 'Cripto USDT', detail: '3 min · red TRC-20', icon: <BitcoinIcon />, disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { labelHidden: true } };
export const NothingChosen: Story = { args: { value: '' } };
