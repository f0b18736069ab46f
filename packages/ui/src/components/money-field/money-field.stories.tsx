import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MoneyField, QuickAmount } from './money-field.tsx';

const meta = {
  component: MoneyField,
  args: {
    label: 'Monto',
    labelEnd: 'Mín. $100.00 · máx. $50,000.00',
    currencySymbol: '$',
    currency: 'MXN',
    value: '2000.00',
    onValueChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <MoneyField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, decimals: 2 } };
export const Empty: Story = { args: { value: '', placeholder: '0.00' } };
export const WithError: Story = { args: { value: '50', error: 'El mínimo es $100.00.' } };
export const WithQuickAmounts: Story = {
  render: function WithAmounts(args) {
    const [value, setValue] = useState('2000.00');
    const amounts = ['200.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'];
    return (
      <MoneyField
        {...args}
        value={value}
        onValueChange={setValue}
        quickAmounts={amounts.map((amount) => (
          <QuickAmount key={amount} selected={amount === value} onClick={() => setValue(amount)}>
            ${Number(amount).toLocaleString('es-MX')}
          </QuickAmount>
        ))}
      />
    );
  },
};
