import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { MoneyField, QuickAmount, type MoneyFieldProps } from './money-field.tsx';

const meta = {
  title: 'Inputs/MoneyField',
  component: MoneyField,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use it for every amount of money; the value is a decimal string, never a number.',
        'Give `locale` and the `decimals` of the currency, and put the limits in `labelEnd`.',
        'Offer three to six usual amounts as `quickAmounts`.',
      ],
      avoid: [
        'Do not turn the value into a number: 0.1 + 0.2 is not 0.3.',
        'Not for counts or percentages: take NumberField.',
        'Do not preselect an amount higher than the smallest usual one.',
      ],
      keyboard: [
        ['Tab', 'Goes on to the usual amounts'],
        ['Enter, Space', 'On a usual amount: sets it'],
      ],
    } satisfies Guide,
  },
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
const usual = ['200.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'];

function WithAmounts({ amounts, ...args }: MoneyFieldProps & { amounts: string[] }) {
  const [value, setValue] = useState(args.value);
  const format = new Intl.NumberFormat(args.locale ?? 'en');
  return (
    <MoneyField
      {...args}
      value={value}
      onValueChange={setValue}
      quickAmounts={amounts.map((amount) => (
        <QuickAmount key={amount} selected={amount === value} onClick={() => setValue(amount)}>
          ${format.format(Number(amount))}
        </QuickAmount>
      ))}
    />
  );
}

export const WithQuickAmounts: Story = { render: (args) => <WithAmounts {...args} amounts={usual} /> };
export const FiveQuickAmounts: Story = { render: (args) => <WithAmounts {...args} amounts={usual.slice(0, 5)} /> };
export const ErrorAboveQuickAmounts: Story = {
  args: { value: '50', error: 'El mínimo es $100.00.' },
  render: (args) => <WithAmounts {...args} amounts={usual} />,
};
export const SixDecimals: Story = {
  args: { currencySymbol: '₮', currency: 'USDT', decimals: 6, value: '1250.000001', labelEnd: 'Mín. 5 USDT' },
};
export const DecimalComma: Story = { args: { label: 'Valor', locale: 'pt', value: '12500.00' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Primero elige un método' } };
export const LongText: Story = {
  args: {
    label: 'Einzahlungsbetrag einschließlich Bearbeitungsgebühr',
    labelEnd: 'Mindestens 100,00 · höchstens 50.000,00',
    locale: 'de',
    value: '123456789012.50',
    hint: 'Der Betrag wird unverzüglich Ihrem Spielguthaben gutgeschrieben.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المبلغ', labelEnd: 'الحد الأدنى $100.00', locale: 'ar', error: 'أقل مبلغ هو $100.00.', value: '50' },
  render: (args) => <WithAmounts {...args} amounts={usual.slice(0, 5)} />,
};
