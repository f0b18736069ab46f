import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { BitcoinIcon, CreditCardIcon, LandmarkIcon, StoreIcon } from '../../icons/index.ts';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  title: 'Inputs/RadioCards',
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
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for two to six choices with a picture and a condition: ways to pay, account types.',
        'Put fee and time into `detail`: the condition stands next to the benefit.',
      ],
      avoid: [
        'Do not use it for plain choices without a picture: take RadioGroup.',
        'Do not put links or buttons into a card: the whole card chooses.',
      ],
      keyboard: [
        ['Tab', 'Enters the group at the chosen card, then leaves it.'],
        ['Arrow keys', 'Move the choice.'],
      ],
    } satisfies Guide,
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
export const Tiles: Story = {
  args: {
    layout: 'tiles',
    className: 'max-w-90',
    options: [
      { value: 'spei', title: 'SPEI', detail: 'Al instante', icon: <LandmarkIcon /> },
      { value: 'cash', title: 'Efectivo', detail: '10 min', icon: <StoreIcon /> },
      { value: 'card', title: 'Tarjeta', detail: '2.5 %', icon: <CreditCardIcon /> },
    ],
  },
};
export const LongText: Story = {
  args: {
    label: 'Zahlungsmethode',
    className: 'max-w-md',
    options: [
      {
        value: 'spei',
        title: 'Sofortüberweisung der Hausbank',
        detail: 'Gutschrift innerhalb von zehn Minuten, gebührenfrei',
        icon: <LandmarkIcon />,
      },
      { value: 'card', title: 'Kreditkarte', detail: 'Sofort · 2,5 %', icon: <CreditCardIcon /> },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'طريقة الدفع',
    options: [
      { value: 'spei', title: 'تحويل بنكي', detail: 'فوري · بدون رسوم', icon: <LandmarkIcon /> },
      { value: 'card', title: 'بطاقة', detail: 'فوري', icon: <CreditCardIcon /> },
    ],
  },
};
